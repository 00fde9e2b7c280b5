import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { minus, rp, shareOut, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { zip } from '#kit/rules/lists.ts';
import type { menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { bagiBiaya } from '#areas/uang/rules/non-cash.ts';
import { nonCashActs } from '#areas/uang/web/non-cash/acts-non-cash.ts';
import css from '#areas/uang/web/uang.module.css';

type Row = AnswerOf<typeof menungguCairEndpoint>[number];
type Props = { dipilih: readonly Row[]; onDone: () => void };

/** A marketplace pays out several sales at once, less its fee and the freight that the shop bears (D-48.2). */
export function CairMarketplace({ dipilih, onDone }: Props) {
  const { tgl_system } = usePerson();
  const [tgl, setTgl] = useState<Hari>(tgl_system);
  const terjual = sum(dipilih.map((one) => one.jumlah_gesek_rp));
  const harap = sum(dipilih.map((one) => one.biaya_bank));
  const [fee, setFee] = useState<Rupiah | null>(harap);
  const [ongkir, setOngkir] = useState<Rupiah | null>(rp(0));
  const write = useWrite(nonCashDocument.makes.cair, {
    success: 'Pencairan marketplace dicatat',
    refresh: nonCashActs.lists,
    after: (made) => {
      onDone();
      nonCashActs.print(made);
    },
  });
  const masuk = minus(minus(terjual, fee ?? rp(0)), ongkir ?? rp(0));
  const save = () => {
    const jual = dipilih.filter((one) => one.jumlah_gesek_rp > 0);
    const harap = jual.map((one) => ({ ...one, biaya_harap: one.biaya_bank }));
    const size = jual.map((one) => one.jumlah_gesek_rp);
    const bagian = zip(bagiBiaya(harap, fee ?? rp(0)), shareOut(ongkir ?? rp(0), size));
    const baris = [
      ...zip(jual, bagian).map(([one, [fee_mp, kirim]]) => ({ ...one, fee_mp, ongkir: kirim })),
      // A parcel that came back costs neither.
      ...dipilih
        .filter((one) => one.jumlah_gesek_rp < 0)
        .map((one) => ({ ...one, fee_mp: null, ongkir: null })),
    ].map(({ no_dokumen, urut, fee_mp, ongkir: kirim }) => ({
      no_dokumen,
      urut,
      biaya_bank: null,
      fee_mp,
      ongkir: kirim,
    }));
    void write.send({ body: { tgl_cair: tgl, keterangan: null, baris } });
  };
  useHotkey('F9', save, !write.busy && masuk >= 0);
  return (
    <FormFrame onSave={save} className={css.form} label={t('Pencairan marketplace')}>
      <Facts
        of={{
          [t('Dipilih')]: t('{n} pembayaran', { n: formatInt(dipilih.length) }),
          [t('Penjualan')]: formatRupiah(terjual),
          [t('Biaya menurut marketplace')]: formatRupiah(harap),
        }}
      />
      <DayInput
        label={t('Tanggal Cair')}
        value={tgl}
        max={tgl_system}
        onChange={(next) => next && setTgl(next)}
      />
      <RupiahInput label={t('Biaya Marketplace')} name="fee_mp" value={fee} onChange={setFee} />
      <RupiahInput label={t('Ongkir')} name="ongkir" value={ongkir} onChange={setOngkir} />
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        disabled={masuk < 0}
        onClick={save}
        data-submit
        shortcut="F9"
      >
        {t('Masuk {total}', { total: formatRupiah(masuk) })}
      </Button>
    </FormFrame>
  );
}
