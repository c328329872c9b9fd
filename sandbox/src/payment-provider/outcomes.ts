/** What becomes of a payment: the provider's status and sub-status. */
export interface ChargeState {
  status: string;
  subStatus: string;
}

const states = {
  SUCCEEDED: { status: 'SUCCEEDED', subStatus: 'APPROVED' },
  DECLINED: { status: 'DECLINED', subStatus: 'DECLINED' },
  INSUFFICIENT_FUNDS: { status: 'DECLINED', subStatus: 'INSUFFICIENT_FUNDS' },
  DECLINED_BY_BANK: { status: 'DECLINED', subStatus: 'DECLINED_BY_BANK' },
  DO_NOT_HONOR: { status: 'DECLINED', subStatus: 'DO_NOT_HONOR' },
  INVALID_SECURITY_CODE: { status: 'DECLINED', subStatus: 'INVALID_SECURITY_CODE' },
  INVALID_CARD_DATA: { status: 'DECLINED', subStatus: 'INVALID_CARD_DATA' },
  REPORTED_STOLEN: { status: 'DECLINED', subStatus: 'REPORTED_STOLEN' },
  ERROR: { status: 'ERROR', subStatus: 'ERROR' },
  CHALLENGE: { status: 'PENDING', subStatus: 'WAITING_ADDITIONAL_STEP' },
  REDIRECT: { status: 'PENDING', subStatus: 'WAITING_REDIRECT' },
  PIX: { status: 'READY_TO_PAY', subStatus: 'CREATED' },
} satisfies Record<string, ChargeState>;

/** How a payment with a token ends, or goes on. */
export type Outcome = keyof typeof states;

// The vendor's own test numbers (docs/facts.md, section 1.10), so that its real sandbox can be used later; the redirect is ours.
const byNumber: Record<string, Outcome> = {
  '4111111111111111': 'SUCCEEDED',
  '4000000000000002': 'DECLINED',
  '4000000000003220': 'CHALLENGE',
  '4000000000003055': 'REDIRECT',
  '4507990000000002': 'SUCCEEDED',
  '4507990000000010': 'INSUFFICIENT_FUNDS',
  '4507990000000028': 'DECLINED_BY_BANK',
  '4507990000000036': 'DO_NOT_HONOR',
  '4507990000000044': 'INVALID_SECURITY_CODE',
  '4507990000000051': 'INVALID_CARD_DATA',
  '4507990000000069': 'REPORTED_STOLEN',
  '4507990000000077': 'ERROR',
  '5252440000000002': 'SUCCEEDED',
  '5252440000000010': 'INSUFFICIENT_FUNDS',
  '5252440000000028': 'DECLINED_BY_BANK',
};

/** The card numbers for which the provider plays a part, for the page that lists them. */
export const knownCards = Object.entries(byNumber);

/** What a card number leads to. Other numbers must pass the check digit rule, and are approved; else nothing. */
export const outcomeOfCard = (number: string): Outcome | undefined =>
  byNumber[number] ?? (passesCheckDigit(number) ? 'SUCCEEDED' : undefined);

/** The state of a new payment. */
export const stateOf = (outcome: string): ChargeState =>
  outcome in states ? states[outcome as Outcome] : states.ERROR;

function passesCheckDigit(number: string) {
  const sum = [...number].reverse().reduce((total, character, at) => {
    const digit = Number(character) * (at % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return /^\d{13,19}$/.test(number) && sum % 10 === 0 && sum > 0;
}
