/** Characters of a definition, as a file has them. */
export const LONGEST_DEFINITION = 262_144;

/** Why a questionnaire cannot be asked as it is meant, as its sentence is named. */
export const FAULT_CODES = [
  'notJson',
  'notAQuestionnaire',
  'shape',
  'tooDeep',
  'noUrl',
  'noVersion',
  'status',
  'versionTaken',
  'tooLong',
  'modifier',
  'emptyGroup',
  'repeatingGroup',
  'type',
  'noText',
  'noUnit',
  'several',
  'below',
  'notAsked',
  'limit',
  'optionsElsewhere',
  'noOptions',
  'chosenBeforehand',
  'option',
  'optionsAlike',
  'conditionOnNothing',
  'conditionOperator',
  'conditionAnswer',
  'sameLinkId',
  'circular',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** One of them, and where it is. */
export interface Fault {
  /** The item, by its `linkId`; null: the questionnaire itself. */
  readonly item: string | null;
  readonly code: FaultCode;
  /** What the sentence names: a type, an operator, another item. */
  readonly about: string;
}

/** What may be wrong with an item: the sentence, or with what it names; nothing. */
export type ItemFault = FaultCode | readonly [FaultCode, string] | false | undefined;
