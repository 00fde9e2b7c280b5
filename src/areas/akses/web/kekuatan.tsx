import { useEffect, useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { kekuatanEndpoint } from '#areas/akses/contract/sesi.api.ts';
import css from '#areas/akses/web/kekuatan.module.css';

type Props = {
  sandi: string;
  /** Whose it will be, where it is not one's own. */
  orang?: { user_id: string; usere_name: string; berfaktor: boolean };
};
type Answer = AnswerOf<typeof kekuatanEndpoint>;

const KATA = ['Mudah ditebak', 'Hampir cukup', 'Cukup kuat', 'Kuat'] as const;
const NOBODY = { user_id: null, usere_name: null, berfaktor: null };
const PAUSE_MS = 350;

/** How strong a password is, while it is typed: four bars and one word. */
export function Kekuatan({ sandi, orang }: Props) {
  const [answer, setAnswer] = useState<Answer>();
  const whose = JSON.stringify(orang ?? NOBODY);
  useEffect(() => {
    if (!sandi) return setAnswer(undefined);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      const body = { new_password: sandi, ...(JSON.parse(whose) as typeof NOBODY) };
      call(kekuatanEndpoint, { body, signal: asked.signal }).then(setAnswer, () => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [sandi, whose]);
  if (!sandi || !answer) return null;
  const short = [...sandi.trim()].length < answer.minimal;
  const level = short ? Math.min(answer.kekuatan, 2) : answer.kekuatan;
  return (
    <div className={css.kekuatan} data-level={level} role="status">
      <span className={css.bars} aria-hidden>
        {KATA.map((word, at) => (
          <i key={word} data-on={at < level || undefined} />
        ))}
      </span>
      <span>
        {short
          ? t('Minimal {min} karakter', { min: String(answer.minimal) })
          : tOf(KATA[level - 1])}
      </span>
    </div>
  );
}
