import type { MenuRow } from '#kit/contract/menu.ts';
import { passes, type Gate } from '#kit/rules/gate.ts';
import type { Person } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';

/**
 * Why a screen is shut to this person, in one sentence that names the shop: the first gate that is shut says it; where
 * none is, it is the person's rights. An owner is not sent to the owner.
 */
export function whyShut({ gate }: Pick<MenuRow, 'gate'>, person: Person): string {
  const { nama_toko: toko, level } = person;
  const shut = gate && shutIn(gate, person);
  if (!shut)
    return t('Hak Anda di {toko} tidak memuat halaman ini. Mintalah kepada pemilik toko.', {
      toko,
    });
  // Shut by what the shop is, not by a switch that somebody could turn.
  if (gate && 'not' in gate) return t('Halaman ini tidak dipakai di {toko}.', { toko });
  if ('level' in shut)
    return t('Halaman ini dibuka oleh {oleh}. Anda masuk di {toko} sebagai {level}.', {
      oleh: shut.level.join(', '),
      toko,
      level,
    });
  if ('variant' in shut)
    return shut.variant === 'pusat'
      ? t('Halaman ini dipakai di kantor pusat. Anda masuk di {toko}.', { toko })
      : t('Halaman ini dipakai di toko cabang. Anda masuk di {toko}.', { toko });
  if (level === 'OWN')
    return t('Fitur ini belum diaktifkan di {toko}. Anda mengaktifkannya di Setting System.', {
      toko,
    });
  return t('Fitur ini belum diaktifkan di {toko}. Mintalah kepada pemilik toko.', { toko });
}

/** The first gate of one thing alone that does not let this person pass. */
function shutIn(gate: Gate, person: Person): Gate | undefined {
  if (passes(gate, person)) return undefined;
  const inner = 'all' in gate ? gate.all : 'any' in gate ? gate.any : [];
  return inner.flatMap((one) => shutIn(one, person) ?? [])[0] ?? gate;
}
