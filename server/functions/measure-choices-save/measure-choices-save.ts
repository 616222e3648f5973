import type * as z from 'zod/mini';
import { settledBy } from '#analytics/choices/questions.ts';
import { isGiving } from '#contract/figures.ts';
import {
  type MeasureChoices,
  type MeasurePreview,
  measureChoicesSaveRequest,
  toTold,
} from '#contract/functions/measures.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ComputeServices } from '../../services.ts';
import { runForChurch } from '../as-church-person.ts';
import { readMeasureChoices } from '../measure-choices/measure-choices.ts';
import type { NamedFunction } from '../named-function.ts';
import { previewChoices } from './preview-choices.ts';
import { problemOfChoices } from './problem-of-choices.ts';

type Answer = {
  choices: ReturnType<typeof toTold>;
  currency?: string | null;
  preview?: NonNullable<MeasurePreview>;
};

/**
 * Stores what a church counts, with an audit row; a sync then recomputes what it can and reads the
 * rest again, and ends the questions that they settle. With `preview` nothing is stored but an audit row:
 * it answers what would change in the last eight weeks.
 */
export const measureChoicesSave: NamedFunction<
  z.infer<typeof measureChoicesSaveRequest>,
  ComputeServices
> = {
  request: measureChoicesSaveRequest,
  async run(services, claims, { accountId, choices, preview, version, answer }): Promise<Answer> {
    const kept = await readMeasureChoices(services, claims, accountId);
    const counted = kept.chosen ?? kept.suggested;
    const problem = problemOfChoices(choices, kept, counted);
    if (problem) {
      throw new ApiError({ status: 400, code: 'validation_failed', message: problem });
    }
    const asked = JSON.stringify(choices);
    if (preview) {
      const [asStored, , seesGiving] = await runForChurch(services, claims, {
        text: `select private.preview_measures($1::uuid, $2::jsonb)::text,
          private.note_account_view($1::uuid)::text, private.sees_giving()::text`,
        values: [accountId, asked],
      });
      const stored: MeasureChoices = JSON.parse(asStored ?? asked);
      const { currency, preview: all } = await previewChoices(services, accountId, stored);
      const seen = all.filter(({ figure }) => seesGiving === 'true' || !isGiving(figure));
      return { choices: toTold(choices), currency, preview: seen };
    }
    const settled = settledBy(kept.questions, {
      before: counted,
      saved: choices,
      given: answer && { id: answer.question, answer: answer.answer },
    });
    await runForChurch(services, claims, {
      text: 'select private.save_measures($1::uuid, $2::jsonb, $3::integer, $4::jsonb)',
      values: [accountId, asked, version?.toString() ?? null, JSON.stringify(settled)],
    });
    return { choices: toTold(choices) };
  },
};
