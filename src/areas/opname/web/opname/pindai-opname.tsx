import { useRef, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { newKey } from '#kit/web/api/key.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { beep } from '#kit/web/counter/sound.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import {
  cakupanFields,
  opnameEndpoint,
  pindaiOpnameEndpoint,
} from '#areas/opname/contract/opname.api.ts';
import css from '#areas/opname/web/opname.module.css';

type Opname = AnswerOf<typeof opnameEndpoint>['opname'];
type Kata = { text: string; tone: 'good' | 'bad' };

/** The scanner: each code goes out by itself, in its order; a reader's tags come the same way. */
export function PindaiOpname({ opname }: { opname: Opname }) {
  const [baki, setBaki] = useState<string | null>(null);
  const [kata, setKata] = useState<Kata>();
  const antri = useRef<Promise<void>>(Promise.resolve());
  const kirim = async (kode: string) => {
    const body = { id: opname.id, kode: [kode], kode_baki: baki, berat: null };
    try {
      const [said] = await call(pindaiOpnameEndpoint, { body, key: newKey() });
      const baik = said!.hasil === 'KETEMU';
      beep(baik ? 'found' : 'missing');
      setKata({
        text: `${said!.kode} · ${said!.nama_barang ?? ''} · ${t(said!.hasil)}`,
        tone: baik ? 'good' : 'bad',
      });
      await refresh(opnameEndpoint);
    } catch (error) {
      beep('missing');
      setKata({
        text: isProblem(error) ? error.message : t('Koneksi Bermasalah'),
        tone: 'bad',
      });
    }
  };
  const pindai = (kode: string) => {
    antri.current = antri.current.then(() => kirim(kode));
  };
  return (
    <div className={css.pindai}>
      <ScanField
        label={t('Pindai barcode atau tag')}
        onScan={pindai}
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
