import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { readKode } from '#areas/buku/rules/kode.ts';
import { newKey } from '#kit/web/api/key.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { useBanyak } from '#kit/web/counter/use-banyak.ts';
import { beep } from '#kit/web/counter/sound.ts';
import {
  opnameEndpoint,
  PINDAI_PALING_BANYAK,
  pindaiOpnameEndpoint,
} from '#areas/opname/contract/opname.api.ts';
import { pisahTag } from '#areas/stock/rules/tag.ts';
import css from '#areas/opname/web/opname.module.css';

type Opname = AnswerOf<typeof opnameEndpoint>['opname'];
type Kata = { text: string; tone: 'good' | 'bad' };

/** One code by its name; of many how often each result came. */
function kataOf(said: AnswerOf<typeof pindaiOpnameEndpoint>): string {
  const [one, ...more] = said;
  if (one && more.length === 0) return `${one.kode} · ${one.nama_barang ?? ''} · ${t(one.hasil)}`;
  const kali = Map.groupBy(said, ({ hasil }) => hasil);
  return [...kali].map(([hasil, list]) => `${formatInt(list.length)} ${t(hasil)}`).join(' · ');
}

type Props = {
  opname: Opname;
  /** The tray under the scanner, where the count holds many. */
  baki: string | null;
  onBaki: (kode_baki: string) => void;
  /** Enter without a code: on to the next tray. */
  onKosong: () => void;
};

/** The scanner: codes go out in their order; the tags that a reader hears at once go out together. */
export function PindaiOpname({ opname, baki, onBaki, onKosong }: Props) {
  const [kata, setKata] = useState<Kata>();
  const kirim = async (kode: readonly string[]) => {
    const body = { id: opname.id, kode: [...new Set(kode)], kode_baki: baki, berat: null };
    try {
      const said = await call(pindaiOpnameEndpoint, { body, key: newKey() });
      const baik = said.every((one) => one.hasil === 'KETEMU');
      beep(baik ? 'found' : 'missing');
      setKata({ text: kataOf(said), tone: baik ? 'good' : 'bad' });
      await refresh(opnameEndpoint);
    } catch (error) {
      beep('missing');
      setKata({
        text: isProblem(error) ? error.message : t('Koneksi Bermasalah'),
        tone: 'bad',
      });
    }
  };
  const pindai = useBanyak(PINDAI_PALING_BANYAK, kirim);
  return (
    <div className={css.pindai}>
      <ScanField
        label={t('Pindai barcode atau tag')}
        onScan={(text) =>
          opname.kode_baki === null && readKode(text) === 'baki'
            ? onBaki(text)
            : pindai(pisahTag(text))
        }
        onEmpty={onKosong}
        said={kata?.text}
        tone={kata?.tone}
      />
      {opname.kode_baki === null && (
        <p className={css.tenang}>
          {baki
            ? t('Baki yang dipindai: {baki}', { baki })
            : t('Pilih baki yang dipindai, atau Enter untuk baki berikutnya.')}
        </p>
      )}
    </div>
  );
}
