import type { ReactElement } from 'react';
import { Calendar } from '../Calendar/Calendar.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { CheckboxSpace } from '../CheckboxSpace/CheckboxSpace.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DayPicker } from '../DayPicker/DayPicker.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Field, useField } from '../Field/Field.tsx';
import { FieldError } from '../FieldError/FieldError.tsx';
import { FileUpload } from '../FileUpload/FileUpload.tsx';
import { Form } from '../Form/Form.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { RatingScale } from '../RatingScale/RatingScale.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { Sample } from './sample.ts';

const nothing = (): void => undefined;
const option = { id: 'a', label: 'Alpha' };
const form = { label: 'Label', error: 'Wrong', description: 'Help' };
const shows = 'Words';

function FieldSample(): ReactElement {
  const texts = { label: 'Name', error: 'Missing' };
  return (
    <Field {...texts} ids={useField(texts)}>
      <span />
    </Field>
  );
}

export const forms: Readonly<Record<string, Sample>> = {
  Calendar: {
    element: <Calendar aria-label="Day" value="2026-11-23" onChange={nothing} />,
    shows: 'marraskuu',
  },
  Checkbox: { element: <Checkbox error="Wrong">Words</Checkbox>, shows: 'aria-invalid="true"' },
  CheckboxGroup: {
    element: <CheckboxGroup {...form} options={[{ value: 'a', label: 'Words' }]} defaultValue={['a']} />,
    shows: 'checked=""',
  },
  CheckboxSpace: { element: <CheckboxSpace>Icon</CheckboxSpace>, shows: 'aria-hidden="true"' },
  CodeField: { element: <CodeField {...form} value="40" />, shows: 'one-time-code' },
  ComboBox: {
    element: <ComboBox {...form} value={option} options={[]} onChange={nothing} onSearch={nothing} />,
    shows: 'Alpha',
  },
  DatePicker: {
    element: <DatePicker {...form} value="2026-11-23" onChange={nothing} />,
    shows: '23.11.2026',
  },
  ErrorSummary: {
    element: <ErrorSummary title="Check" problems={[{ fieldId: 'name', message: 'Words' }]} />,
    shows: 'href="#name"',
  },
  Field: { element: <FieldSample />, shows: 'Missing' },
  FieldError: { element: <FieldError>Words</FieldError>, shows },
  FileUpload: {
    element: (
      <FileUpload
        {...form}
        files={[{ id: 'a', name: 'words.pdf', size: 1, status: 'uploading', progress: 40 }]}
        accept={['.pdf']}
        hasCamera
        onAdd={nothing}
        onRemove={nothing}
      />
    ),
    shows: 'words.pdf',
  },
  Form: { element: <Form onSubmit={nothing}>Words</Form>, shows: 'noValidate' },
  NumberField: { element: <NumberField {...form} defaultValue={1.5} step={0.5} />, shows: '1,5' },
  PhoneField: { element: <PhoneField {...form} defaultValue="+358401234567" />, shows: '40 123 4567' },
  RatingScale: {
    element: <RatingScale {...form} min={0} max={10} lowest="Words" value={3} onChange={nothing} />,
    shows: '0 = Words',
  },
  RadioGroup: {
    element: <RadioGroup {...form} options={[{ value: 'a', label: 'Words' }]} value="a" />,
    shows: 'checked=""',
  },
  SearchField: {
    element: <SearchField label="Label" defaultValue="Words" resultCount={3} onSubmit={nothing} />,
    shows: 'Hakutuloksia: 3',
  },
  Select: {
    element: <Select {...form} name="s" options={[option]} value="a" onChange={nothing} />,
    shows: 'Alpha',
  },
  Switch: { element: <Switch>Words</Switch>, shows: 'role="switch"' },
  TextArea: {
    element: <TextArea {...form} defaultValue="Words" maxLength={300} />,
    shows: 'Enintään 300 merkkiä',
  },
  TextField: { element: <TextField {...form} defaultValue="Words" />, shows: 'aria-invalid="true"' },
  DayPicker: {
    element: (
      <DayPicker
        aria-label="Day"
        value="2026-11-23"
        today="2026-11-21"
        hrefOf={(day) => `/${day}`}
        onChange={nothing}
      />
    ),
    shows: 'href="/2026-11-24"',
  },
};
