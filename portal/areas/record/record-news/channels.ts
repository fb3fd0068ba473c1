/** How a patient can hear that something has come into their record. */
export const CHANNELS = ['none', 'email', 'sms'] as const;
