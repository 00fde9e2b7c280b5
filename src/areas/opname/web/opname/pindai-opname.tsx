import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { newKey } from '#kit/web/api/key.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { useBanyak } from '#kit/web/counter/use-banyak.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import {
  cakupanFields,
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
  const [one] = said;
  if (said.length === 1) return `${one!.kode} · ${one!.nama_barang ?? ''} · ${t(one!.hasil)}`;
  const kali = Map.groupBy(said, ({ hasil }) => hasil);
  return [...kali].map(([hasil, list]) => `${formatInt(list.length)} ${t(hasil)}`).join(' · ');
}

/** The scanner: codes go out in their order; the tags that a reader hears at once go out together. */
export function PindaiOpname({ opname }: { opname: Opname }) {
  const [baki, setBaki] = useState<string | null>(null);
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
        onScan={(text) => pindai(pisahTag(text))}
        said={kata?.text}
        tone={kata?.tone}
      />
      {opname.kode_baki === null && (
        <RefInput
          bare
          label={t('Baki yang dipindai')}
          placeholder={t('Baki yang dipindai')}
          source={cakupanFields.kode_baki.source!}
          within={{ kode_gudang: opname.kode_gudang }}
          value={baki}
          onChange={setBaki}
          clearable
          width={200}
        />
      )}
    </div>
  );
}
