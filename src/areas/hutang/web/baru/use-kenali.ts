import { useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { cariCustomerEndpoint } from '#areas/customer/contract/customer.api.ts';
import type { HutangForm } from '#areas/hutang/web/baru/use-hutang.ts';

const KTP = /^\d{16}$/;

/** Who is at the counter, by the card that is scanned: a member's code, or the number of an identity. */
export function useKenali({ set, pick }: Pick<HutangForm, 'set' | 'pick'>) {
  const [said, setSaid] = useState<string>();
  const [tone, setTone] = useState<'good' | 'bad'>();
  const tell = (words: string, how: 'good' | 'bad') => {
    beep(how === 'good' ? 'found' : 'missing');
    setSaid(words);
    setTone(how);
  };
  const scan = async (kode: string) => {
    if (KTP.test(kode)) {
      set({ no_ktp: kode });
      tell(t('No KTP {no} dipakai', { no: kode }), 'good');
      return focusField('nama');
    }
    try {
      const found = await call(cariCustomerEndpoint, { query: { q: kode, limit: 2 } });
      const known = found.find((one) => one.kode_customer === kode) ?? found[0];
      if (found.length > 1 && known?.kode_customer !== kode)
        return tell(t('Lebih dari satu customer cocok, cari namanya (F3)'), 'bad');
      if (!known) return tell(t('{kode} tidak dikenal', { kode }), 'bad');
      pick(known);
      tell(t('{nama} dikenali', { nama: known.nama }), 'good');
    } catch (error) {
      if (!isProblem(error)) throw error;
      tell(error.message, 'bad');
    }
  };
  return { said, tone, scan };
}
