import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { newKey } from '#kit/web/api/key.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { beep } from '#kit/web/counter/sound.ts';
import { useBanyak } from '#kit/web/counter/use-banyak.ts';
import { focusScan } from '#kit/web/write/focus.ts';
import { PINDAI_PALING_BANYAK } from '#areas/opname/contract/opname.api.ts';
import {
  opnameBerlianEndpoint,
  pindaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';
import { HitungParcel } from '#areas/opname/web/berlian/hitung-parcel.tsx';
import css from '#areas/opname/web/opname.module.css';

type Kata = { text: string; tone: 'good' | 'bad' };
type Dibaca = AnswerOf<typeof pindaiOpnameBerlianEndpoint>;

/** A stone lies in no tray: in the wrong place is another warehouse. */
const kataOf = ({ kode, sifat, dihitung, hasil }: Dibaca[number]): string =>
  [
    kode,
    sifat,
    dihitung === null ? '' : t('hitung {dihitung} butir', { dihitung }),
    hasil === 'SALAH BAKI' ? t('SALAH GUDANG') : t(hasil),
  ]
    .filter(Boolean)
    .join(' · ');

/** The scanner: codes of stones go out in their order; the stones of a parcel are counted after its scan. */
export function PindaiBerlian({ id }: { id: number }) {
  const [kata, setKata] = useState<Kata>();
  const [parcel, setParcel] = useState<readonly string[]>([]);
  const kirim = async (kode: readonly string[], butir?: number) => {
    const body = { id, kode: [...new Set(kode)], butir };
    try {
      const said = await call(pindaiOpnameBerlianEndpoint, { body, key: newKey() });
      const baik = said.every((one) => one.hasil === 'KETEMU');
      beep(baik ? 'found' : 'missing');
      setKata({ text: said.map(kataOf).join('; '), tone: baik ? 'good' : 'bad' });
      const banyak = said.flatMap((one) => (one.butir > 1 ? [one.kode] : []));
      setParcel((lama) => {
        const lain = lama.filter((one) => !said.some((baru) => baru.kode === one));
        return butir === undefined ? [...banyak, ...lain] : lain;
      });
      await refresh(opnameBerlianEndpoint);
    } catch (error) {
      beep('missing');
      setKata({ text: isProblem(error) ? error.message : t('Koneksi Bermasalah'), tone: 'bad' });
    }
  };
  const pindai = useBanyak(PINDAI_PALING_BANYAK, kirim);
  const [kini] = parcel;
  return (
    <div className={css.pindai}>
      <ScanField
        label={t('Pindai kode berlian')}
        onScan={(text) => pindai([text])}
        said={kata?.text}
        tone={kata?.tone}
      />
      {kini !== undefined && (
        <HitungParcel
          key={kini}
          kode={kini}
          onHitung={async (butir) => {
            await kirim([kini], butir);
            focusScan();
          }}
        />
      )}
    </div>
  );
}
