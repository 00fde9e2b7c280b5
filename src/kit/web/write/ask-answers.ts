import { keptAnswerEndpoint } from '#kit/contract/kept-answer.ts';
import { call } from '#kit/web/api/client.ts';
import { dropDraftOf } from '#kit/web/write/use-kept.ts';
import * as lost from '#kit/web/write/unanswered.ts';

/** What became of a write whose answer was lost. */
export type Found = {
  readonly sent: lost.Unanswered;
  readonly tersimpan: boolean;
  readonly nomor: string | null;
};
type Teller = (found: Found) => void;

let tell: Teller = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;
const AGAIN_MS = 3000;

/** Set from above the kit: the shell tells the answers, since it knows the cards and papers of documents. */
export const tellAnswers = (teller: Teller): void => void (tell = teller);

/**
 * Asks the server for every write whose answer was lost. One that is not there may still be on its way as long as a
 * call may take: until then it is asked again, afterwards it was not saved.
 */
export async function askAnswers(): Promise<void> {
  clearTimeout(timer);
  for (const sent of lost.unanswered()) await ask(sent);
  if (lost.unanswered().length > 0) timer = setTimeout(() => void askAnswers(), AGAIN_MS);
}

async function ask(sent: lost.Unanswered): Promise<void> {
  const { kunci, toko } = sent;
  // In the shop that it was sent to, whichever this tab works on by now.
  const asked = { params: { kunci }, toko: toko ?? null };
  const found = await call(keptAnswerEndpoint, asked).catch(() => undefined);
  // It may have been sent again, or answered, while it was asked about.
  if (!found || lost.isInFlight(kunci) || !lost.isNoted(kunci)) return;
  if (!found.tersimpan && lost.nowHere() - sent.at < lost.OVER_MS) return;
  lost.forget(kunci);
  if (found.tersimpan) dropDraftOf(kunci);
  tell({ sent, ...found });
}
