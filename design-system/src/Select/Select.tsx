import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { control } from '../Field/Field.css.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import type { Option } from '../picker/option.ts';
import { Picker } from '../picker/Picker.tsx';
import { useRunsScripts } from '../picker/use-runs-scripts.ts';
import { useTypeAhead } from '../picker/use-type-ahead.ts';

export type { Option } from '../picker/option.ts';

const loadSelectPopover = () => import('./SelectPopover.tsx').then((module) => module.SelectPopover);

export interface SelectProps extends FieldTexts {
  /** What can be chosen, in this order. */
  readonly options: readonly Option[];
  /** Id of the chosen option. */
  readonly value: string | null;
  /** Called with the id of what was chosen. */
  readonly onChange: (id: string) => void;
  /** Default: 'Choose' in the reader's language. */
  readonly placeholder?: string;
  /** Name under which the form sends the value; without scripts the browser's own list sends it. */
  readonly name?: string;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** Says so beside the label and to assistive technology. Default: false. */
  readonly isRequired?: boolean;
  /** Before the text; decorative. */
  readonly icon?: ReactNode;
}

/** One of many. The list's code is loaded when it is first opened; it opens inside dialogs too. */
export function Select(props: SelectProps): ReactNode {
  const { options, value, onChange, placeholder, name } = props;
  const { strings } = useDesignSystem();
  const runsScripts = useRunsScripts();
  const handleType = useTypeAhead(options, value, onChange);
  return (
    <Picker
      {...props}
      opens="listbox"
      value={options.find((option) => option.id === value)?.label}
      placeholder={placeholder ?? strings.choose}
      iconEnd={<ChevronDownIcon />}
      onType={handleType}
      sent={{ name: runsScripts ? name : undefined, value }}
      withoutScripts={name ? (labelId) => <NativeSelect {...props} labelId={labelId} /> : undefined}
      load={loadSelectPopover}
      popover={{ options, value, onChange }}
    />
  );
}

/** What the form sends where no script keeps a value for it. */
function NativeSelect(props: SelectProps & { readonly labelId: string }): ReactNode {
  const { labelId, name, value, options } = props;
  return (
    <noscript>
      <select name={name} aria-labelledby={labelId} defaultValue={value ?? ''} className={control}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </noscript>
  );
}
