import {
  type DesignLanguage,
  DesignSystemProvider,
  useDesignSystem,
} from '@portal/design-system/DesignSystem';
import { composeStories, type composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import * as styles from './Specimens.css.ts';

/** What a `*.stories.tsx` file exports. */
export interface ComponentStories {
  readonly default: Meta;
  readonly [name: string]: unknown;
}

type Specimen = ReturnType<typeof composeStory>;

/** What decides which sheets a story is on. */
export interface Traits {
  readonly name: string;
  /** Names of all stories of its component. */
  readonly names: readonly string[];
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Its own, not the toolbar's. */
  readonly globals: Readonly<Record<string, unknown>>;
}

export interface SpecimensProps {
  readonly modules: readonly ComponentStories[];
  readonly shows: (story: Traits) => boolean;
  readonly arrangement: keyof typeof styles.sheet;
  /** The toolbar's choices. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Stories of several components on one sheet, before any interaction. */
export function Specimens({ modules, shows, arrangement, globals }: SpecimensProps): ReactNode {
  const chosen = JSON.stringify(globals);
  const specimens = useMemo(() => {
    const project = { initialGlobals: JSON.parse(chosen) };
    return modules.flatMap((module) => {
      const component = module.default.title?.split('/').at(-1);
      const stories: Readonly<Record<string, Specimen>> = composeStories(module, project);
      const names = Object.keys(stories);
      return Object.entries(stories)
        .filter(([name, { tags, parameters }]) =>
          shows({ name, names, tags, parameters, globals: (module[name] as StoryObj).globals ?? {} }),
        )
        .filter(looksNew(module))
        .map(([name, Story]) => ({ title: `${component} · ${name}`, Story }));
    });
  }, [modules, shows, chosen]);
  return (
    <div className={styles.sheet[arrangement]}>
      {specimens.map(({ title, Story }) => (
        // A label beside each would be half of a picture; a report uses this to name what has changed.
        <section key={title} className={styles.specimen} data-specimen={title}>
          <InLanguage language={Story.globals.language}>
            <Story />
          </InLanguage>
        </section>
      ))}
    </div>
  );
}

/** A story that only interacts with what an earlier one shows looks the same here. */
function looksNew(module: ComponentStories): (entry: readonly [string, Specimen]) => boolean {
  const shown = new Map<unknown, Set<string>>();
  return ([name, { args, globals, play }]) => {
    const { render } = module[name] as StoryObj;
    const looks = shown.get(render) ?? new Set();
    const look = JSON.stringify([args, globals]);
    const isKnown = looks.has(look);
    shown.set(render, looks.add(look));
    return !(play && isKnown);
  };
}

interface InLanguageProps {
  readonly language: DesignLanguage;
  readonly children: ReactNode;
}

/** A story may have a language of its own, whatever the toolbar says. */
function InLanguage({ language, children }: InLanguageProps): ReactNode {
  const { brand, link } = useDesignSystem();
  return (
    <DesignSystemProvider language={language} {...(link !== 'a' && { link })} {...(brand && { brand })}>
      <div lang={language}>{children}</div>
    </DesignSystemProvider>
  );
}
