import * as z from 'zod/mini';
import { figureIds } from '../figures.ts';
import { finding, lookedAt, ruleIds } from '../findings.ts';
import { connectedAccountId } from './connections.ts';

/** The body of `church-recommendations`; `before` is the `next` of the answer before. */
export const churchRecommendationsRequest = z.object({
  accountId: connectedAccountId,
  before: z.optional(z.guid()),
});

/** So many earlier cards are answered at once: a church's cards grow with its years. */
export const earlierCardsMax = 50;

/** What a person can say to a card. */
const recommendationAnswers = ['accepted', 'dismissed', 'done', 'taken_back'] as const;

export const whoLengthMax = 80;
export type RecommendationAnswer = (typeof recommendationAnswers)[number];

export const reasonLengthMax = 500;

/** The body of `recommendation-answer`; a card is dismissed with a reason. */
export const recommendationAnswerRequest = z.object({
  accountId: connectedAccountId,
  id: z.guid(),
  /** `planned` says who does it and by when, and answers nothing. */
  answer: z.enum([...recommendationAnswers, 'planned']),
  who: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(whoLengthMax)))),
  by: z.optional(z.iso.date()),
  reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(reasonLengthMax)))),
});

/** A piece of knowledge that went into a card. */
export const usedEntry = z.object({
  id: z.guid(),
  title: z.string(),
  /** Of core knowledge; the church's own entries have none. */
  version: z.nullable(z.int()),
  /** The church wrote it itself. */
  own: z.boolean(),
  /** Why it was chosen, e.g. `it serves “kids against your own year”`. */
  because: z.string(),
  /** The entry's text as it was when the card was made; null once it is gone. */
  text: z.optional(z.nullable(z.string())),
  source: z.nullable(
    z.object({ author: z.nullable(z.string()), title: z.string(), url: z.nullable(z.string()) }),
  ),
});
export type UsedEntry = z.infer<typeof usedEntry>;

/** What the forecast said when a card was made: the mean of so many weeks, or a total of people. */
const expectedOutcome = z.object({
  figure: z.enum(figureIds),
  /** The first and the last week that are counted again, as first days. */
  from: z.iso.date(),
  to: z.iso.date(),
  middle: z.number(),
  low: z.number(),
  high: z.number(),
  /** How we will know, in words. */
  words: z.string(),
});
export type ExpectedOutcome = z.infer<typeof expectedOutcome>;

/** What came, against what was expected when the card was made. */
const outcomeScore = z.object({
  value: z.number(),
  weeks: z.int(),
  scoredOn: z.iso.date(),
  words: z.string(),
  /** As written, e.g. `32`, and `27 (23 to 31)`. */
  came: z.string(),
  expected: z.string(),
  /** Whether the words call it about what was expected; scores of before have none. */
  isAsExpected: z.optional(z.boolean()),
});
export type OutcomeScore = z.infer<typeof outcomeScore>;

/**
 * The rule's title and step, and our sentences about what we see, as a model chose them. No word of it is
 * the model's.
 */
const cardWording = z.object({
  title: z.string(),
  seen: z.string(),
  step: z.string(),
  /** The provider's host and the model that chose. */
  by: z.string(),
});
export type CardWording = z.infer<typeof cardWording>;

export const recommendation = z.object({
  id: z.guid(),
  /** The first day of the week that was looked at. */
  week: z.iso.date(),
  finding,
  /** Null: the rule's own words. */
  wording: z.nullable(cardWording),
  entries: z.array(usedEntry),
  /** Who takes it on, as somebody wrote it; null while nobody did. */
  who: z.nullable(z.string()),
  dueOn: z.iso.date(),
  expected: z.nullable(expectedOutcome),
  score: z.nullable(outcomeScore),
  status: z.enum(['new', 'accepted', 'dismissed', 'done']),
  answers: z.array(
    z.object({
      answer: z.enum(recommendationAnswers),
      reason: z.nullable(z.string()),
      /** Who it was, as they were called then; null for the server. */
      person: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  /** How often something was sent to a model for it. */
  sent: z.int(),
  createdAt: z.string(),
});
export type Recommendation = z.infer<typeof recommendation>;

/** How wording by a model stands for a church. */
const modelState = z.object({
  /** The host of the endpoint and the model, or null where this installation has none. */
  provider: z.nullable(z.string()),
  isOn: z.boolean(),
  /** Requests a month. */
  requestsMax: z.int(),
  requestsUsed: z.int(),
});
export type ModelState = z.infer<typeof modelState>;

/** The answer of `church-recommendations`. */
export const churchRecommendationsResponse = z.object({
  /** The newest week that was looked at, or null before the first. */
  week: z.nullable(z.iso.date()),
  /** Whole weeks of the figure that has most of them; there are no recommendations under eight. */
  weeksCounted: z.int(),
  /** The weeks' first and last day hold the Sunday that names them. */
  lookedAt: z.array(lookedAt),
  /** This week's, the most useful first, and earlier ones that are open still; none beside an older page. */
  cards: z.array(recommendation),
  /** The others, newest first: what was seen then. */
  earlier: z.array(recommendation),
  /** The last of them, if there are older ones; otherwise null. */
  next: z.nullable(z.guid()),
  model: modelState,
});
export type ChurchRecommendations = z.infer<typeof churchRecommendationsResponse>;

/** So many whole weeks it takes before anything is recommended. */
export const recommendationWeeksMin = 8;

/**
 * The body of `recommendation-settings`; without `isOn` and `requestsMax` nothing is changed. With
 * `recommendationId` it answers what was sent for that card.
 */
export const recommendationSettingsRequest = z.object({
  accountId: connectedAccountId,
  recommendationId: z.optional(z.guid()),
  isOn: z.optional(z.boolean()),
  requestsMax: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
});

/** The answer of `recommendation-settings`: how it stands, and what was sent, newest first. */
export const recommendationSettingsResponse = z.object({
  model: modelState,
  sent: z.array(
    z.object({
      /** Null: the card is gone, e.g. with the organization that it was about. */
      recommendationId: z.nullable(z.guid()),
      sentAt: z.string(),
      provider: z.string(),
      model: z.string(),
      /** To the letter. */
      request: z.string(),
      /** For super admins only: what came, as data. Null for others, and when nothing came. */
      answer: z.nullable(z.string()),
      outcome: z.enum(['used', 'refused', 'failed']),
      problem: z.nullable(z.string()),
    }),
  ),
});
export type RecommendationSettings = z.infer<typeof recommendationSettingsResponse>;

export const libraryStatuses = ['draft', 'published', 'retired'] as const;

const optionalText = (lengthMax: number) =>
  z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(lengthMax)));

/** What stands beside a core knowledge entry. */
export const libraryEntry = z.object({
  rules: z.array(z.enum(ruleIds)),
  sizeFrom: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  sizeTo: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  status: z.enum(libraryStatuses),
  reviewOn: z.nullable(z.iso.date()),
  sourceAuthor: optionalText(200),
  sourceTitle: optionalText(300),
  sourceUrl: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),
});
export type LibraryEntry = z.infer<typeof libraryEntry>;

/** The bodies of the library's functions, for super admins. */
export const libraryEntryRequest = z.object({ id: z.guid() });
export const libraryEntrySaveRequest = z.object({ id: z.guid(), entry: libraryEntry });
export const libraryDryRunRequest = z.object({
  accountId: z.optional(connectedAccountId),
  /** An entry as if this stood beside it and it were published; nothing is saved. */
  tried: z.optional(z.object({ id: z.guid(), entry: libraryEntry })),
});

/** The answer of `library-entry` and `library-entry-save`. */
export const libraryEntryResponse = z.object({
  entry: libraryEntry,
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.int(),
      title: z.string(),
      prompt: z.string(),
      savedBy: z.nullable(z.string()),
      savedAt: z.string(),
    }),
  ),
  /** How many cards it went into, at how many churches. */
  used: z.object({ cards: z.int(), churches: z.int() }),
});
export type LibraryEntryAnswer = z.infer<typeof libraryEntryResponse>;

/** The answer of `library-dry-run`: for every rule, the entries that would be chosen, in order. */
export const libraryDryRunResponse = z.object({
  rules: z.array(
    z.object({
      rule: z.enum(ruleIds),
      name: z.string(),
      /** The church's newest card of the rule, whose words were searched for; else its definition's. */
      card: z.nullable(z.object({ title: z.string(), week: z.iso.date() })),
      entries: z.array(usedEntry),
    }),
  ),
});
export type LibraryDryRun = z.infer<typeof libraryDryRunResponse>;
