import { Avatar } from '@portal/design-system/Avatar';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { LinkList } from '@portal/design-system/LinkList';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import type { ClinicView } from '../contract.ts';

export interface ClinicPeopleProps {
  readonly clinic: Pick<ClinicView, 'id' | 'services' | 'practitioners'>;
}

/** What is treated at a clinic, each a link to its times, and who works there, each a link to their page. */
export function ClinicPeople({ clinic }: ClinicPeopleProps): ReactNode {
  const t = useTranslations('clinics.clinic');
  const href = useHref();
  const [servicesTitle, peopleTitle] = [useId(), useId()];
  const { id, services, practitioners } = clinic;
  return (
    <>
      {services.length > 0 && (
        <Stack as="section" gap="small" aria-labelledby={servicesTitle}>
          <Heading level={2} size={3} id={servicesTitle}>
            {t('services')}
          </Heading>
          <Columns as="ul" layout={{ small: 'one', medium: 'two' }} gap="none">
            {services.map(({ code, name }) => (
              <Stack as="li" key={code} gap="none">
                <TextLink
                  href={href('private-appointment-list', {}, { clinicIds: [id], specialtyIds: [code] })}
                  isStandalone
                >
                  {name}
                </TextLink>
              </Stack>
            ))}
          </Columns>
        </Stack>
      )}
      {practitioners.length > 0 && (
        <Stack as="section" gap="small" aria-labelledby={peopleTitle}>
          <Heading level={2} size={3} id={peopleTitle}>
            {t('practitioners')}
          </Heading>
          <Card>
            <LinkList
              rows={practitioners.map(({ slug, name, title, profilePicture }) => ({
                id: slug,
                href: href('practitioner', { slug }),
                start: <Avatar name={name} src={profilePicture} size="medium" />,
                title: name,
                description: capitalised(title),
              }))}
            />
          </Card>
        </Stack>
      )}
    </>
  );
}
