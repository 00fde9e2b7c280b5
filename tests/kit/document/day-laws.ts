import { expect, test } from 'vitest';
import { morning } from '#tests/kit/make-toko.ts';
import type { Made, Sent, Trial } from '#tests/kit/document/trial.ts';

/** On a day that was left open each act asks for that day; on the next day nothing of the day before is cancelled. */
export function dayLaws(trial: Trial): void {
  const { spec } = trial;

  test('asks for a day that was left open (D-33.18), and is not cancelled on a later day', async () => {
    const names = Object.keys(spec.makes);
    const sent = new Map<string, Sent>();
    const made: Made[] = [];
    for (const name of names) made.push(await trial.make(name));
    for (const name of names) sent.set(name, await trial.sent(name));
    const tomorrow = await nextDay(trial);
    trial.shop.jam(morning(tomorrow));
    await trial.shop.rows('update sesi set mulai = $1, terakhir = $1 where berakhir is null', [
      morning(tomorrow),
    ]);
    try {
      for (const [name, one] of sent) {
        const late = () => trial.send('OWN', one);
        const { body: said } = await trial.refused(late, 403, 'PERLU_OTORISASI');
        expect(said.events, name).toContain('TANGGAL_MUNDUR');
      }
    } finally {
      await trial.shop.hari(tomorrow);
    }
    if (spec.cancel.anyDay || spec.cancel.never) return;
    const code = spec.cancel.yesterday?.code ?? `${spec.name.toUpperCase()}_KEMARIN`;
    for (const one of made)
      await trial.refused(() => trial.send('OWN', trial.cancelOf(one)), 422, code);
  });
}

async function nextDay({ shop }: Trial): Promise<string> {
  const [row] = await shop.rows<{ next: string }>(
    `select (max(tgl_system) + 1)::text as next from hari_toko where kode_toko = 'KJ1'`,
  );
  return row!.next;
}
