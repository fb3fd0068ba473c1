import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';

/** The way to a child's invoices: by the brand in which guardians act for children; nothing where there is none. */
export function ChildCard({ icon }: { readonly icon: ReactNode }): ReactNode {
  const t = useTranslations('payments.landing.child');
  const brand = useBrand();
  const { person } = useSession();
  const href = useHref();
  const isHere = brand.features.includes('guardian-login');
  const there = brand.childrensPortal;
  if (!isHere && !there) return null;
  const chooser = href('choose-child', {}, { nextPath: href('invoices-page') });
  const path = person && isHere ? chooser : href('login-page-for-anonymous-users', {}, { nextPath: chooser });
  const name = isHere ? brand.name : (there?.name ?? '');
  return (
    <DescriptionCard
      as="li"
      icon={icon}
      title={t('title', { name })}
      description={t('text')}
      href={isHere ? path : new URL(path, there?.url).href}
    />
  );
}
