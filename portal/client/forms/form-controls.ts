import type { TextField } from './form-schema.ts';

/** What the control of one field is given, beside its words. */
interface Control {
  readonly id: string;
  readonly name: string;
  /** What is wrong with it, in the reader's language. */
  readonly error: string | undefined;
}

export interface TextControl extends Control {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

export interface TickControl extends Control {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

export interface ChoiceControl<Value> extends Omit<Control, 'error'> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Names of the values that are ticked or not. */
export type TickField<Values> = {
  [Name in keyof Values]: Values[Name] extends boolean ? Name : never;
}[keyof Values] &
  string;

/** Binds a form's fields to controls of the design system: `<TextField {...form.text('emailAddress')} label={…} />`. */
export interface FormControls<Values> {
  readonly text: (field: TextField<Values>) => TextControl;
  readonly tick: (field: TickField<Values>) => TickControl;
  readonly choice: <Field extends keyof Values & string>(field: Field) => ChoiceControl<Values[Field]>;
}

export interface BoundForm<Values> {
  readonly values: Values;
  readonly change: (values: Partial<Values>, field?: string) => void;
  readonly leave: (field: string) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly idOf: (field: string) => string;
}

/** @param nameOf a field's name in the document; radio buttons of one name are one choice */
export function formControls<Values>(
  form: BoundForm<Values>,
  nameOf = (field: string): string => field,
): FormControls<Values> {
  const set = <Field extends keyof Values & string>(field: Field, value: Values[Field]) =>
    form.change({ [field]: value } as unknown as Partial<Values>, field);
  const control = (field: string) => ({
    id: form.idOf(field),
    name: nameOf(field),
    error: form.errorOf(field),
  });
  return {
    text: (field) => ({
      ...control(field),
      value: form.values[field] as string,
      onChange: (text) => set(field, text as Values[typeof field]),
      onBlur: () => form.leave(field),
    }),
    tick: (field) => ({
      ...control(field),
      isSelected: form.values[field] as boolean,
      onChange: (isSelected) => set(field, isSelected as Values[typeof field]),
    }),
    choice: (field) => ({
      id: form.idOf(field),
      name: nameOf(field),
      value: form.values[field],
      onChange: (value) => set(field, value),
    }),
  };
}

/** Binds the fields of one entry of a list: `guardians.0.name`. */
export function entryControls<Values, List extends keyof Values & string, Entry>(
  form: BoundForm<Values>,
  list: List,
  index: number,
): FormControls<Entry> & Pick<BoundForm<Entry>, 'change' | 'leave'> {
  const entries = form.values[list] as readonly Entry[];
  const path = (field: string) => `${list}.${index}.${field}`;
  const entry: BoundForm<Entry> = {
    values: entries[index] as Entry,
    change(changed, field) {
      const next = entries.map((each, at) => (at === index ? { ...each, ...changed } : each));
      form.change({ [list]: next } as unknown as Partial<Values>, field && path(field));
    },
    leave: (field) => form.leave(path(field)),
    errorOf: (field) => form.errorOf(path(field)),
    idOf: (field) => form.idOf(path(field)),
  };
  return { ...formControls(entry, path), change: entry.change, leave: entry.leave };
}
