import { useRef, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { percentText } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { beep } from '#kit/web/counter/sound.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import type { Miligram } from '#kit/rules/quantity.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { IntInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import {
  hitungTerimaEndpoint,
  opnameTerimaEndpoint,
} from '#areas/opname/contract/opname-terima.api.ts';
import css from '#areas/opname/web/opname.module.css';

type Keadaan = AnswerOf<typeof opnameTerimaEndpoint>;
type Kata = { text: string; tone: 'good' | 'bad' };
type Isi = { urut: string | null; qty: number | null; berat: Miligram | null };
const KOSONG: Isi = { urut: null, qty: null, berat: null };

/** One lot: its delivery scanned, then how many pieces there are and what they weigh together. */
export function HitungLot({ data: { opname, lot } }: { data: Keadaan }) {
  const [kode, setKode] = useState('');
  const [isi, setIsi] = useState<Isi>(KOSONG);
  const [kata, setKata] = useState<Kata>();
  const [kembar, setKembar] = useState(false);
  const qty = useRef<HTMLInputElement>(null);
  const write = useWrite(hitungTerimaEndpoint, { refresh: [opnameTerimaEndpoint] });
  const barisnya = lot.filter((one) => one.urut !== null && one.kode === kode);
  const [satu, ...lain] = barisnya;
  const urut = isi.urut ?? (satu && lain.length === 0 ? String(satu.urut) : null);
  const lengkap =
    kode !== '' &&
    isi.qty !== null &&
    isi.berat !== null &&
    (barisnya.length === 0 || urut !== null);
  const pindai = (code: string) => {
    setKode(code);
    setIsi(KOSONG);
    setKembar(false);
    setKata({ text: code, tone: 'good' });
    qty.current?.focus();
  };
  const kirim = async (ulang: 'YA' | null) => {
    const { qty: banyak, berat } = isi;
    if (banyak === null || berat === null) return;
    const body = {
      id: opname.id,
      kode,
      urut: urut === null ? null : Number(urut),
      qty: banyak,
      berat,
      ulang,
    };
    const done = await write.send({ body });
    if (!done) return;
    const { hasil, kadar } = done.data;
    const baik = hasil === 'KETEMU';
    beep(baik ? 'found' : 'missing');
    setKata({
      text: [kode, kadar && percentText(kadar), t(hasil)].filter(Boolean).join(' · '),
      tone: baik ? 'good' : 'bad',
    });
    setKembar(hasil === 'KEMBAR');
    if (hasil === 'KEMBAR') return;
    setIsi(KOSONG);
    if (barisnya.length <= 1) setKode('');
  };
  return (
    <>
      <div className={css.pindai}>
        <ScanField
          takes={nomorDari('TB')}
          label={t('Pindai atau ketik No Terima')}
          onScan={pindai}
          said={kata?.text}
          tone={kata?.tone}
        />
      </div>
      <form
        className={css.saring}
        onSubmit={(event) => {
          event.preventDefault();
          if (lengkap && !write.busy) void kirim(null);
        }}
      >
        <SelectInput
          label={t('Kadar')}
          width={220}
          asIs
          disabled={barisnya.length === 0}
          options={barisnya.map((one) => ({
            value: String(one.urut),
            label: [one.kadar && percentText(one.kadar), one.kode_group, one.kode_dept]
              .filter(Boolean)
              .join(' · '),
          }))}
          value={urut}
          onChange={(next) => setIsi({ ...isi, urut: next })}
        />
        <IntInput
          label={t('Jumlah barang')}
          width={120}
          inputRef={qty}
          value={isi.qty}
          onChange={(next) => setIsi({ ...isi, qty: next })}
        />
        <WeightInput
          label={t('Berat')}
          name="berat-lot"
          width={150}
          value={isi.berat}
          onChange={(next) => setIsi({ ...isi, berat: next })}
        />
        <Button look="primary" type="submit" busy={write.busy} disabled={!lengkap}>
          {t('Simpan hitungan')}
        </Button>
        {kembar && (
          <Button busy={write.busy} onClick={() => void kirim('YA')}>
            {t('Ganti hitungan yang lama')}
          </Button>
        )}
      </form>
    </>
  );
}
