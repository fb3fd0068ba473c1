import { Card } from '@portal/design-system/Card';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import type { Answers } from '#areas/messages/shared/questionnaires/answers.ts';
import { FormSection } from '#components/FormSection.tsx';
import type { Questionnaire } from '../contract.ts';
import { shownItems } from '../rules-answers.ts';
import { QuestionField, type QuestionFieldProps } from './QuestionField.tsx';

export interface QuestionSectionsProps extends Pick<Questionnaire, 'sections'> {
  /** What has been answered so far, and the controls of the questions. */
  readonly form: QuestionFieldProps['form'] & { readonly values: Answers };
}

/** The questions that are asked after what was answered, in their sections; a section without any is left out. */
export function QuestionSections({ sections, form }: QuestionSectionsProps): ReactNode {
  const shown = new Set(
    shownItems(
      sections.flatMap(({ items }) => items),
      form.values,
    ),
  );
  return (
    <Stack gap="medium">
      {sections.map(({ title, items }) => {
        const fields = items
          .filter((item) => shown.has(item))
          .map((item) => <QuestionField key={item.linkId} item={item} form={form} />);
        return (
          fields.length > 0 && (
            <Card key={items[0]?.linkId}>
              {title === null ? (
                <Stack gap="medium">{fields}</Stack>
              ) : (
                <FormSection title={title}>{fields}</FormSection>
              )}
            </Card>
          )
        );
      })}
    </Stack>
  );
}
