import type { ReactElement } from 'react';
import { AppFooter } from './AppFooter/AppFooter.tsx';
import { AppHeader } from './AppHeader/AppHeader.tsx';
import { AppLayout } from './AppLayout/AppLayout.tsx';
import { Avatar } from './Avatar/Avatar.tsx';
import { Badge } from './Badge/Badge.tsx';
import { Bleed } from './Bleed/Bleed.tsx';
import { Box } from './Box/Box.tsx';
import { Button } from './Button/Button.tsx';
import { ButtonLink } from './ButtonLink/ButtonLink.tsx';
import { Calendar } from './Calendar/Calendar.tsx';
import { Card, CardLink } from './Card/Card.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Columns } from './Columns/Columns.tsx';
import { ComboBox } from './ComboBox/ComboBox.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import { DatePicker } from './DatePicker/DatePicker.tsx';
import { DateTime } from './DateTime/DateTime.tsx';
import { DefinitionList } from './DefinitionList/DefinitionList.tsx';
import { DescriptionCard } from './DescriptionCard/DescriptionCard.tsx';
import { DesignSystemProvider } from './DesignSystem/DesignSystem.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Disclosure } from './Disclosure/Disclosure.tsx';
import { Divider } from './Divider/Divider.tsx';
import { Drawer } from './Drawer/Drawer.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { ErrorState } from './ErrorState/ErrorState.tsx';
import { ErrorSummary } from './ErrorSummary/ErrorSummary.tsx';
import { ExternalLink } from './ExternalLink/ExternalLink.tsx';
import { Field, useField } from './Field/Field.tsx';
import { FieldError } from './FieldError/FieldError.tsx';
import { Form } from './Form/Form.tsx';
import { Heading } from './Heading/Heading.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Icon } from './Icon/Icon.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { Illustration } from './Illustration/Illustration.tsx';
import { Inline } from './Inline/Inline.tsx';
import { LazyPart } from './LazyPart/LazyPart.tsx';
import { LinkTabs } from './LinkTabs/LinkTabs.tsx';
import { List } from './List/List.tsx';
import { LoadMore } from './LoadMore/LoadMore.tsx';
import { Logo } from './Logo/Logo.tsx';
import { MenuDisclosure, MenuLink } from './MenuDisclosure/MenuDisclosure.tsx';
import { Notice } from './Notice/Notice.tsx';
import { Page } from './Page/Page.tsx';
import { Price } from './Price/Price.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { RouteAnnouncer } from './RouteAnnouncer/RouteAnnouncer.tsx';
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
import { Select } from './Select/Select.tsx';
import { SideNavigation } from './SideNavigation/SideNavigation.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { SkipLink } from './SkipLink/SkipLink.tsx';
import { Spinner } from './Spinner/Spinner.tsx';
import { Stack } from './Stack/Stack.tsx';
import { Steps } from './Steps/Steps.tsx';
import { Switch } from './Switch/Switch.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { Text } from './Text/Text.tsx';
import { TextField } from './TextField/TextField.tsx';
import { TextLink } from './TextLink/TextLink.tsx';
import { ToastProvider } from './Toast/Toast.tsx';
import { ToggleChip } from './ToggleChip/ToggleChip.tsx';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

/** One way to use each component, and words that the server's page must already contain. */
export interface Sample {
  readonly element: ReactElement;
  readonly shows?: string;
  /** Style attributes that a library always renders alike: the content security policy can allow them by their hashes. */
  readonly constantStyles?: readonly string[];
}

/** Around each sample, as in the product. */
export const inProduct = (element: ReactElement): ReactElement => (
  <DesignSystemProvider language="fi">
    <ToastProvider>{element}</ToastProvider>
  </DesignSystemProvider>
);

const nothing = (): void => undefined;
const later = () => Promise.resolve(() => 'Words');
const option = { id: 'a', label: 'Alpha' };

function FieldSample(): ReactElement {
  const texts = { label: 'Name', error: 'Missing' };
  return (
    <Field {...texts} ids={useField(texts)}>
      <span />
    </Field>
  );
}

const form = { label: 'Label', error: 'Wrong', description: 'Help' };
const closed = { isOpen: false, onOpenChange: nothing, title: 'Title' };
const shows = 'Words';

export const samples: Readonly<Record<string, Sample>> = {
  AppFooter: { element: <AppFooter brandName="Brand">Words</AppFooter>, shows },
  AppHeader: { element: <AppHeader homeHref="/" homeLabel="Words" />, shows: 'href="/"' },
  AppLayout: {
    element: <AppLayout skipLabel="Skip">Words</AppLayout>,
    shows: '<main id="main" tabindex="-1"',
  },
  Avatar: { element: <Avatar name="Aino Virtanen" src="/aino.jpg" />, shows: 'AV' },
  Badge: { element: <Badge>Words</Badge>, shows },
  Bleed: { element: <Bleed>Words</Bleed>, shows },
  Box: { element: <Box padding={{ small: 'small', large: 'large' }}>Words</Box>, shows },
  Button: { element: <Button>Words</Button>, shows: 'type="button"' },
  ButtonLink: { element: <ButtonLink href="/x">Words</ButtonLink>, shows: '<a href="/x"' },
  Calendar: {
    element: <Calendar aria-label="Day" value="2026-11-23" onChange={nothing} />,
    shows: 'marraskuu',
  },
  Card: {
    element: (
      <Card>
        <CardLink href="/x">Words</CardLink>
      </Card>
    ),
    shows: 'href="/x"',
  },
  Checkbox: { element: <Checkbox error="Wrong">Words</Checkbox>, shows: 'aria-invalid="true"' },
  Columns: { element: <Columns>Words</Columns>, shows },
  ComboBox: {
    element: <ComboBox {...form} value={option} options={[]} onChange={nothing} onSearch={nothing} />,
    shows: 'Alpha',
  },
  ConfirmDialog: {
    element: (
      <ConfirmDialog {...closed} confirmLabel="Yes" onConfirm={nothing}>
        Words
      </ConfirmDialog>
    ),
  },
  DatePicker: {
    element: <DatePicker {...form} value="2026-11-23" onChange={nothing} />,
    shows: '23.11.2026',
  },
  DateTime: { element: <DateTime value="2026-11-23T07:15:00Z" />, shows: '9:15' },
  DefinitionList: { element: <DefinitionList items={[{ term: 'T', description: 'Words' }]} />, shows },
  DescriptionCard: { element: <DescriptionCard title="Words" href="/x" />, shows: 'href="/x"' },
  DesignSystem: { element: <DesignSystemProvider language="sv">Words</DesignSystemProvider>, shows },
  Dialog: { element: <Dialog {...closed}>Words</Dialog> },
  Disclosure: { element: <Disclosure summary="More">Words</Disclosure>, shows },
  Divider: { element: <Divider />, shows: '<hr' },
  Drawer: { element: <Drawer {...closed}>Words</Drawer> },
  EmptyState: { element: <EmptyState title="Words" />, shows },
  ErrorState: { element: <ErrorState title="Words" onRetry={nothing} />, shows: 'role="alert"' },
  ErrorSummary: {
    element: <ErrorSummary title="Check" problems={[{ fieldId: 'name', message: 'Words' }]} />,
    shows: 'href="#name"',
  },
  ExternalLink: { element: <ExternalLink href="https://example.org">Words</ExternalLink>, shows: 'noopener' },
  Field: { element: <FieldSample />, shows: 'Missing' },
  FieldError: { element: <FieldError>Words</FieldError>, shows },
  Form: { element: <Form onSubmit={nothing}>Words</Form>, shows: 'noValidate' },
  Heading: { element: <Heading level={2}>Words</Heading>, shows: '<h2' },
  Hero: { element: <Hero title="Words" />, shows: '<h1' },
  Icon: { element: <Icon label="Words">{null}</Icon>, shows },
  IconButton: { element: <IconButton label="Words" icon={null} />, shows: 'aria-label="Words"' },
  Illustration: { element: <Illustration name="hero" />, shows: 'aria-hidden' },
  Inline: { element: <Inline>Words</Inline>, shows },
  LazyPart: { element: <LazyPart load={later} props={{}} onLoadFailure={nothing} /> },
  LinkTabs: {
    element: <LinkTabs aria-label="Time" current="a" tabs={[{ ...option, href: '/a' }]} />,
    shows: 'aria-current="true"',
  },
  List: { element: <List kind="number">{[<li key="1">Words</li>]}</List>, shows: '<ol' },
  LoadMore: { element: <LoadMore label="Words" onPress={nothing} />, shows },
  Logo: { element: <Logo /> },
  MenuDisclosure: {
    element: (
      <MenuDisclosure label="Menu">
        <MenuLink href="/x">Words</MenuLink>
      </MenuDisclosure>
    ),
    shows: 'href="/x"',
  },
  Notice: { element: <Notice title="Words" role="status" />, shows },
  Page: { element: <Page>Words</Page>, shows },
  Price: { element: <Price cents={2820} />, shows: '28,20' },
  RadioGroup: {
    element: <RadioGroup {...form} options={[{ value: 'a', label: 'Words' }]} value="a" />,
    shows: 'checked=""',
  },
  RouteAnnouncer: { element: <RouteAnnouncer title="Words" />, shows: 'aria-live="assertive"' },
  SegmentedControl: {
    element: (
      <SegmentedControl
        aria-label="View"
        segments={[{ value: 'a', label: 'Words' }]}
        value="a"
        onChange={nothing}
      />
    ),
    shows: 'aria-pressed="true"',
  },
  Select: {
    element: <Select {...form} name="s" options={[option]} value="a" onChange={nothing} />,
    shows: 'Alpha',
  },
  SideNavigation: {
    element: (
      <SideNavigation
        aria-label="Menu"
        groups={[{ id: 'g', items: [{ id: 'a', label: 'Words', href: '/a', isCurrent: true }] }]}
      />
    ),
    shows: 'aria-current="page"',
  },
  Skeleton: { element: <Skeleton />, shows: 'aria-hidden' },
  SkipLink: { element: <SkipLink targetId="main">Words</SkipLink>, shows: 'href="#main"' },
  Spinner: { element: <Spinner />, shows: 'Ladataan' },
  Stack: { element: <Stack as="ul">{[<li key="1">Words</li>]}</Stack>, shows: 'role="list"' },
  Steps: {
    element: <Steps aria-label="Booking" steps={['A', 'B']} current={1} />,
    shows: 'aria-current="step"',
  },
  Switch: { element: <Switch>Words</Switch>, shows: 'role="switch"' },
  Tabs: {
    element: <Tabs aria-label="T" tabs={[{ id: 'a', label: 'A', content: 'Words' }]} />,
    shows,
    constantStyles: ['outline:none', 'animation-duration:0s'],
  },
  Text: { element: <Text keepsLines>Words</Text>, shows },
  TextField: { element: <TextField {...form} defaultValue="Words" />, shows: 'aria-invalid="true"' },
  TextLink: { element: <TextLink href="/x">Words</TextLink>, shows: 'href="/x"' },
  Toast: { element: <ToastProvider>Words</ToastProvider>, shows: 'aria-live="polite"' },
  ToggleChip: {
    element: (
      <ToggleChip isSelected onChange={nothing}>
        Words
      </ToggleChip>
    ),
    shows: 'aria-pressed="true"',
  },
  VisuallyHidden: { element: <VisuallyHidden>Words</VisuallyHidden>, shows },
};
