/** The ways to pay that the provider offers, by their ids: invented, as the banks that identify are. */
export const PROVIDERS = [
  { id: 'kuusipankki', name: 'Kuusipankki', group: 'bank' },
  { id: 'lumipankki', name: 'Lumipankki', group: 'bank' },
  { id: 'creditcard', name: 'Koivukortti', group: 'creditcard' },
  { id: 'taskumaksu', name: 'Taskumaksu', group: 'mobile' },
] as const;

/** The provider's sentence about its terms, in the payer's language. */
export const TERMS = {
  FI: 'Maksamalla hyväksyt <a href="https://www.paytrail.com/kuluttaja/maksupalveluehdot" target="_blank">maksupalveluehdot</a>',
  SV: 'Genom att betala godkänner du <a href="https://www.paytrail.com/kuluttaja/maksupalveluehdot" target="_blank">villkoren för betaltjänsten</a>',
  EN: 'By continuing with your payment you accept the <a href="https://www.paytrail.com/kuluttaja/maksupalveluehdot" target="_blank">payment terms</a>',
} as const;
