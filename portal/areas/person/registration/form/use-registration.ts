import { contactErrors } from '#areas/person/shared/patients/contact-details.ts';
import { useBrand, useLanguage, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import { fetchForPress } from '#client/navigation/fetch-for-press.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { normalizeIdentityCode } from '#contract/values/identity-code-text.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import {
  contactBody,
  FIELDS,
  type KnownChild,
  knownValues,
  modeOf,
  type RegistrationMode,
  type RegistrationStart,
  type RegistrationValues,
  registrationBody,
  type TypedContact,
} from './registration-values.ts';
import { useRegistrationWords } from './use-registration-words.ts';

/** Why nothing came of sending a registration. */
export type RegistrationFailure =
  | GeneralFailure
  | 'tooManyRequests'
  /** The population register cannot be asked whose child it is. */
  | 'temporarilyUnavailable'
  | 'identifyAgain'
  | 'mismatch'
  | 'userAlreadyExists'
  | 'childAlreadyExists';

export interface Registration extends Form<RegistrationValues, RegistrationFailure> {
  readonly mode: RegistrationMode;
  readonly isWithChild: boolean;
}

export interface RegistrationOptions {
  readonly start: RegistrationStart;
  readonly typed?: TypedContact | undefined;
  readonly knownChild?: KnownChild | undefined;
  /** @param withChild whether a child has been registered */
  readonly onDone: (withChild: boolean) => void;
}

/** The form that registers oneself, one's child or both, or completes what is known of a patient. */
export function useRegistration({ start, typed, knownChild, onDone }: RegistrationOptions): Registration {
  const { care } = useBrand();
  const language = useLanguage();
  const today = helsinkiDay(useNow());
  const mode = modeOf(start, useSession());
  const words = useRegistrationWords();
  const withChild = (values: RegistrationValues): boolean =>
    mode === 'child' || (mode === 'self' && start.mayRegisterChild && values.isWithChild);
  const bodyOf = (values: RegistrationValues) => registrationBody(start, values, withChild(values));

  const form: Form<RegistrationValues, RegistrationFailure> = useForm({
    id: 'register',
    known: knownValues(start, { typed, knownChild, language }),
    schema: {
      fields: FIELDS,
      async check(values) {
        if (mode === 'complete') return contactErrors(values);
        // The rules are of use only now.
        const { registrationErrors } = await fetchForPress(() => import('../rules.ts'));
        return registrationErrors(bodyOf(values), {
          person: start.person,
          isPatient: start.patient !== null,
          care,
          today,
          // Whether codes of nobody real are taken is the server's setting; it says so if not.
          acceptsDevelopmentIdentityCodes: true,
        });
      },
      tidy: { phoneNumber: normalizePhone, 'child.identityCode': normalizeIdentityCode },
    },
    ...words,
    specificFailures: ['tooManyRequests', 'temporarilyUnavailable', 'identifyAgain'],
    // The identified person registers, and cannot be changed here.
    foreignField: 'mismatch',
    send: async (send, values) =>
      mode === 'complete'
        ? send('POST /api/user', { body: contactBody(values) })
        : send('POST /api/user/register', { body: bodyOf(values) }),
    outcome({ type }, values) {
      if (type === 'success') return () => onDone(withChild(values));
      if (type === 'userAlreadyExists') return withChild(values) ? 'childAlreadyExists' : type;
      return 'unknownError';
    },
    onFailure(failure) {
      if (failure === 'userAlreadyExists') form.settle();
    },
    leaving: 'holdsTab',
  });
  return { ...form, mode, isWithChild: withChild(form.values) };
}
