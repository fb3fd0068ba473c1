import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { memo, type ReactNode } from 'react';
import { GuardianValues } from './GuardianValues.tsx';
import { OwnContactValues } from './OwnContactValues.tsx';
import type { OwnInformation } from './own-information.ts';
import type { Part } from './parts.ts';
import { type Editing, useEditing } from './use-editing.ts';

// Most who come here read: what edits comes with the press that asks for it.
const loadForm = () => import('./ContactForm.tsx').then(({ ContactForm }) => ContactForm);

export interface OwnContactProps {
  /** The same object until something of it changes. */
  readonly information: OwnInformation;
  /** Shows the guardians of a child. */
  readonly hasGuardians: boolean;
}

/** Contact information and a child's guardians: values, of which a button makes a form in their place. */
export function OwnContact({ information, hasGuardians }: OwnContactProps): ReactNode {
  const editing = useEditing(information);
  const { parts, pressed, isAsked, close } = editing;
  const values = (part: Part) =>
    !parts.includes(part) && <Values part={part} {...{ information, hasGuardians, editing }} />;
  return (
    <>
      {values('contact')}
      {parts.length > 0 && <Edited {...{ information, hasGuardians, parts, pressed, isAsked, close }} />}
      {values('guardians')}
    </>
  );
}

interface ValuesProps extends OwnContactProps {
  readonly part: Part;
  readonly editing?: Editing;
}

function Values({ part, information, hasGuardians, editing }: ValuesProps): ReactNode {
  const Part = part === 'contact' ? OwnContactValues : GuardianValues;
  const isShown = part === 'contact' || hasGuardians;
  return isShown && <Part information={information} {...(editing && { editing })} />;
}

type EditedProps = OwnContactProps & Pick<Editing, 'parts' | 'pressed' | 'isAsked' | 'close'>;

/** Kept from rendering while nothing has changed: a form from the server whose code is on its way would be taken off the page. */
const Edited = memo(function Edited(props: EditedProps): ReactNode {
  const { information, hasGuardians, parts, pressed, isAsked, close } = props;
  const waiting = parts.map((part) => <Values key={part} part={part} {...{ information, hasGuardians }} />);
  return (
    <LazyPart
      load={loadForm}
      props={{ information, parts, focus: pressed, onClose: close }}
      waiting={<Stack gap="large">{waiting}</Stack>}
      isServed={isAsked}
      onLoadFailure={() => close(false)}
    />
  );
});
