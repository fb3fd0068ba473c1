import { expect, test, vi } from 'vitest';
import { type BoundForm, entryControls, formControls } from './form-controls.ts';

const known = {
  email: 'a@example.com',
  acceptsTerms: false,
  language: 'fi' as 'fi' | 'sv',
  guardians: [
    { name: 'Sofia', isNear: true },
    { name: 'Erik', isNear: false },
  ],
};

function bound(): BoundForm<typeof known> {
  return {
    values: known,
    change: vi.fn(),
    leave: vi.fn(),
    errorOf: (field) => (field.endsWith('name') || field === 'email' ? `wrong ${field}` : undefined),
    idOf: (field) => `form-${field.replaceAll('.', '-')}`,
  };
}

test('a text has its value, its error, and tells what was typed and that it was left', () => {
  const form = bound();
  const control = formControls(form).text('email');
  expect(control).toMatchObject({
    id: 'form-email',
    name: 'email',
    value: 'a@example.com',
    error: 'wrong email',
  });
  control.onChange('b@example.com');
  expect(form.change).toHaveBeenLastCalledWith({ email: 'b@example.com' }, 'email');
  control.onBlur();
  expect(form.leave).toHaveBeenLastCalledWith('email');
});

test('what is ticked and what is chosen are told by their names', () => {
  const form = bound();
  const { tick, choice } = formControls(form);
  expect(tick('acceptsTerms')).toMatchObject({ isSelected: false, error: undefined });
  tick('acceptsTerms').onChange(true);
  expect(form.change).toHaveBeenLastCalledWith({ acceptsTerms: true }, 'acceptsTerms');
  expect(choice('language').value).toBe('fi');
  choice('language').onChange('sv');
  expect(form.change).toHaveBeenLastCalledWith({ language: 'sv' }, 'language');
});

test('an entry of a list changes alone, and its fields are named by their place', () => {
  const form = bound();
  const entry = entryControls<typeof known, 'guardians', (typeof known.guardians)[number]>(
    form,
    'guardians',
    1,
  );
  expect(entry.text('name')).toMatchObject({
    id: 'form-guardians-1-name',
    name: 'guardians.1.name',
    value: 'Erik',
    error: 'wrong guardians.1.name',
  });
  entry.tick('isNear').onChange(true);
  expect(form.change).toHaveBeenLastCalledWith(
    { guardians: [known.guardians[0], { name: 'Erik', isNear: true }] },
    'guardians.1.isNear',
  );
  entry.text('name').onBlur();
  expect(form.leave).toHaveBeenLastCalledWith('guardians.1.name');
});
