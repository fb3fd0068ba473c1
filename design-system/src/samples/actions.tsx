import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { LinkTabs } from '../LinkTabs/LinkTabs.tsx';
import { LinkTiles } from '../LinkTiles/LinkTiles.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuDisclosure, MenuLink } from '../MenuDisclosure/MenuDisclosure.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import type { Sample } from './sample.ts';

const nothing = (): void => undefined;
const option = { id: 'a', label: 'Alpha' };

export const actions: Readonly<Record<string, Sample>> = {
  Button: { element: <Button>Words</Button>, shows: 'type="button"' },
  ButtonLink: { element: <ButtonLink href="/x">Words</ButtonLink>, shows: '<a href="/x"' },
  IconButton: { element: <IconButton label="Words" icon={null} />, shows: 'aria-label="Words"' },
  LinkTabs: {
    element: <LinkTabs aria-label="Time" current="a" tabs={[{ ...option, href: '/a' }]} />,
    shows: 'aria-current="true"',
  },
  Menu: {
    element: <Menu label="Words" groups={[{ id: 'all', items: [{ ...option, onPress: nothing }] }]} />,
    shows: 'aria-haspopup="menu"',
  },
  MenuDisclosure: {
    element: (
      <MenuDisclosure label="Menu">
        <MenuLink href="/x">Words</MenuLink>
      </MenuDisclosure>
    ),
    shows: 'href="/x"',
  },
  SegmentedControl: {
    element: (
      <SegmentedControl
        aria-label="View"
        segments={[{ value: 'a', label: 'Words' }]}
        value="a"
        onChange={nothing}
      />
    ),
    shows: 'type="radio"',
  },
  ToggleButton: {
    element: (
      <ToggleButton isSelected onChange={nothing}>
        Words
      </ToggleButton>
    ),
    shows: 'aria-pressed="true"',
  },
  LinkTiles: { element: <LinkTiles tiles={[{ ...option, href: '/a' }]} />, shows: 'href="/a"' },
  LinkList: { element: <LinkList rows={[{ id: 'a', title: 'Words', href: '/a' }]} />, shows: 'href="/a"' },
  FilterChips: {
    element: <FilterChips filters={[{ ...option, removeLabel: 'Remove Alpha', href: '/a' }]} />,
    shows: 'aria-label="Remove Alpha"',
  },
};
