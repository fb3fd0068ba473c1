import type { Scheme } from '@portal/tokens/contract';
import { brandOf } from '@portal/web/brands/registry.ts';
import type { BrandId } from '@portal/web/contract/brand/brand.ts';
import type { Language } from '@portal/web/contract/language/language.ts';
import { SAMPLE_MAILS } from '@portal/web/testing/sample-mails.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asMail } from '../../../visual/modes.ts';
import { MailFrame } from './MailFrame.tsx';

interface MailArgs {
  /** Which e-mail it is. */
  readonly kind: string;
}

const meta = {
  title: 'E-mails/E-mails',
  argTypes: { kind: { control: 'select', options: [...SAMPLE_MAILS.keys()] } },
  parameters: { isPage: true },
  render: ({ kind }, { globals }) => {
    const { brand, language, scheme } = globals as {
      readonly brand: BrandId;
      readonly language: Language;
      readonly scheme: Scheme;
    };
    const mail = SAMPLE_MAILS.get(kind)?.(brandOf(brand), language);
    return (
      <main>
        <MailFrame key={scheme} html={mail?.html ?? ''} scheme={scheme} />
      </main>
    );
  },
  async play({ canvasElement }) {
    const letter = canvasElement.querySelector('iframe')?.contentDocument;
    await expect(letter?.querySelector('h1')).toBeVisible();
    await expect(letter?.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
} satisfies Meta<MailArgs>;
export default meta;

export const AppointmentBooked: StoryObj<MailArgs> = {
  args: { kind: 'appointment-booked' },
  parameters: asMail,
};

export const ContactChanged: StoryObj<MailArgs> = { args: { kind: 'contact-changed' } };

export const NewMessage: StoryObj<MailArgs> = { args: { kind: 'new-message' } };

export const RecordNews: StoryObj<MailArgs> = { args: { kind: 'record-news' } };
