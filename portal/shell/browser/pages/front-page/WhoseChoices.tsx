import { Avatar } from '@portal/design-system/Avatar';
import { type AvatarChoice, AvatarChoices } from '@portal/design-system/AvatarChoices';
import { FamilyIcon } from '@portal/design-system/icons/FamilyIcon';
import { Medallion } from '@portal/design-system/Medallion';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { firstNameOf } from '#client/app/first-name.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useChoosePerson } from '../../shell/use-choose-person.ts';

/**
 * The person and their children, as the population register has them: a tap goes on with another one's matters. The row is as
 * high before the register has answered, and when it does not.
 */
export function WhoseChoices(): ReactNode {
  const t = useTranslations('shell.acting');
  const { person, actingFor } = useSession();
  const href = useHref();
  const { data } = useCall('GET /api/guardianship/children');
  const choosePerson = useChoosePerson();
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  if (!person) return null;

  async function choose(id: string, child: string | null): Promise<void> {
    setWaitsFor(id);
    await choosePerson(child);
    setWaitsFor(null);
  }

  const found = data?.type === 'success' ? data.children.filter(({ status }) => status === 'available') : [];
  const children = found.length > 0 || !actingFor ? found : [{ ...actingFor, isCurrent: true }];
  const own: AvatarChoice = {
    id: 'own',
    face: <Avatar name={`${person.firstNames} ${person.lastName}`} size="large" />,
    name: firstNameOf(person),
    label: `${t('own')}: ${firstNameOf(person)}`,
    isCurrent: !actingFor && children.length > 0,
    isLoading: waitsFor === 'own',
    onPress: () => void choose('own', null),
  };
  const theirs = children.map((child): AvatarChoice => {
    const { id, firstNames, lastName, tint, isCurrent } = child;
    return {
      id,
      face: <Avatar name={`${firstNames} ${lastName}`} isChild tint={tint} size="large" />,
      name: firstNameOf(child),
      label: t('child', { name: firstNameOf(child) }),
      isCurrent,
      isLoading: waitsFor === id,
      onPress: () => void choose(id, id),
    };
  });
  const family: AvatarChoice = {
    id: 'family',
    face: (
      <Medallion size="face">
        <FamilyIcon size="large" />
      </Medallion>
    ),
    name: t('family'),
    href: href('family'),
  };
  return (
    <Visible needsScripts>
      <AvatarChoices
        aria-label={t('label')}
        choices={[own, ...theirs, ...(found.length > 0 ? [family] : [])]}
      />
    </Visible>
  );
}
