/** What an appointment's answer says as long as nothing has been done with it; for tests and stories. */
export const UNTOUCHED = {
  payerType: 'self',
  notes: null,
  selfCheckInStatus: 'statusNotAvailable',
  arrivalReason: null,
  mayCancel: true,
  cancellationNoticeHours: 24,
  calendar: {
    uid: '5f0c1e52-7d0e-8b61-9f4e-2f6f0d1c9a72',
    sequence: 0,
    organizer: { name: 'Kaari', email: 'ajanvaraus@kaari.example' },
  },
  hasAppointeeCanceled: false,
  hasPatientCanceled: false,
  awaitsPaymentApproval: false,
  approvedCharge: null,
  awaitsEarlierTime: null,
  bookedBy: 'you',
} as const;
