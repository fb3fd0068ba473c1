import { z } from 'zod';

const urls = (longest: number) =>
  z.strictObject({ success: z.url().max(longest), cancel: z.url().max(longest) });

/** What begins a payment. */
export const newPaymentSchema = z
  .strictObject({
    stamp: z.string().min(1).max(200),
    reference: z.string().min(1).max(200),
    amount: z.int().min(1).max(99_999_998),
    currency: z.literal('EUR'),
    language: z.enum(['FI', 'SV', 'EN']),
    items: z
      .array(
        z.strictObject({
          unitPrice: z.int(),
          units: z.int().min(1),
          vatPercentage: z.number().min(0).max(100),
          productCode: z.string().max(100),
        }),
      )
      .min(1),
    customer: z.strictObject({ email: z.string().min(3).max(200) }),
    redirectUrls: urls(300),
    callbackUrls: urls(3000),
  })
  .refine(
    ({ amount, items }) => items.reduce((sum, each) => sum + each.unitPrice * each.units, 0) === amount,
  );

/** What pays one back. */
export const refundSchema = z.strictObject({
  amount: z.int().min(1).max(99_999_998),
  email: z.string().max(200).optional(),
  refundStamp: z.string().min(1).max(200),
  refundReference: z.string().max(200),
  callbackUrls: urls(3000),
});

/** What has a report sent. */
export const reportSchema = z.strictObject({
  requestType: z.enum(['csv', 'json']),
  callbackUrl: z.url(),
  reportFields: z.array(z.string()).optional(),
});
