import { useState } from 'react';
import { formatGram, percentText } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { CustomerFields } from '#areas/customer/web/customer-fields.tsx';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';
import { KUNCI_HARGA, type KunciHarga } from '#areas/service/rules/pesanan/harga.ts';
import { TUKANG } from '#areas/service/web/kerja/tukang-source.ts';
import type { PesananForm } from '#areas/service/web/pesanan/baru/use-pesanan.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { TombolBayar } from '#areas/uang/web/bayar/tombol-bayar.tsx';
import { useTender } from '#areas/uang/web/bayar/use-tender.ts';
import css from '#areas/service/web/service.module.css';

const KUNCI = Object.entries(KUNCI_HARGA).map(([value, label]) => ({ value, label }));

/** Whose the order is, until when, how its price is locked, and the DP; one key saves and prints. */
export function PesananSide({ form, made }: { form: PesananForm; made?: PesananDokumen }) {
  const { draft, said, set, total, tgl_janji, kunci_harga } = form;
  const { tgl_system, moduls } = usePerson();
  const waits = moduls.has(serviceModul.VALIDASI_PESANAN_MODULE.key);
  useHotkey('F3', () => focusField('nama'));
  return (
    <aside className={css.side} aria-label={t('Customer dan DP')}>
      <TotalPlate label={t('Total pesanan')} rupiah={total} paid={made?.no_pesanan} />
      {form.ppn > 0 && (
        <p className={css.card}>
          {t('Termasuk PPN')} {percentText(form.ppn)}
        </p>
      )}
      <FormFrame
        onSave={() => undefined}
        onLast={() => focusField('tunai')}
        label={t('Customer dan DP')}
      >
        <div className={css.terms}>
          <CustomerFields form={form} />
          <div className={css.pair}>
            <DayInput
              label={t('Janji Selesai')}
              name="tgl_janji"
              min={tgl_system}
              value={tgl_janji}
              onChange={(next) => set({ tgl_janji: next })}
              error={tOf(said.tgl_janji)}
            />
            <RefInput
              label={t('Tukang')}
              name="kode_tukang"
              source={TUKANG}
              clearable
              value={draft.kode_tukang}
              onChange={(kode_tukang) => set({ kode_tukang })}
              error={tOf(said.kode_tukang)}
            />
          </div>
          <SelectInput
            label={t('Kunci Harga')}
            name="kunci_harga"
            options={KUNCI}
            value={kunci_harga}
            onChange={(next) => set({ kunci_harga: next as KunciHarga | null })}
            error={tOf(said.kunci_harga)}
          />
          <div className={css.pair}>
            <RefInput
              label={t('Sales')}
              name="kode_sales"
              source={sourceOf(saringSales.kode_sales)}
              value={form.kode_sales}
              onChange={form.setSales}
              error={tOf(said.kode_sales)}
            />
            <TextInput
              label={t('Keterangan')}
              name="keterangan"
              maxLength={300}
              value={draft.keterangan}
              onChange={(next) => set({ keterangan: next || null })}
            />
          </div>
        </div>
      </FormFrame>
      {waits ? <Later form={form} /> : <Dp key={made?.no_pesanan ?? ''} form={form} />}
    </aside>
  );
}

/** Any part of the total, or none; where DP lock the price, the grams that it buys. */
function Dp({ form }: { form: PesananForm }) {
  const ditanggungCustomer =
    readParam(usePerson().told, penjualanParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER';
  const [daftar, setDaftar] = useState<readonly Bayar[]>([]);
  const [salah, setSalah] = useState<string>();
  const tender = useTender({
    tagihan: form.total,
    daftar,
    onDaftar: setDaftar,
    ditanggungCustomer,
  });
  const { langkah } = tender;
  const given = langkah.jumlah > 0;
  const terkunci = sum(form.terkunci(langkah.jumlah).map(({ berat }) => berat));
  const press = () => {
    const [tolak] = given ? langkah.tolak : [];
    setSalah(tolak && t(tolak.message));
    if (!tolak) form.save(given ? langkah.pembayaran : []);
  };
  return (
    <>
      {form.total > 0 && (
        <Tender state={tender} said={salah ?? form.said.pembayaran} onTake={press} />
      )}
      {given && terkunci > 0 && (
        <p className={css.card}>
          {t('DP ini mengunci {berat} g dengan harga hari ini.', { berat: formatGram(terkunci) })}
        </p>
      )}
      <TombolBayar
        kata={given ? mark('Terima DP dan simpan') : mark('Simpan tanpa DP')}
        rupiah={langkah.jumlah}
        busy={form.busy}
        onClick={press}
      />
    </>
  );
}

/** Where new orders wait for their validation, the money comes there. */
function Later({ form }: { form: PesananForm }) {
  const press = () => form.save([]);
  useHotkey('F9', press, !form.busy);
  return (
    <>
      <p className={css.card}>{t('DP diterima di Validasi Pesanan.')}</p>
      <Button look="primary" size="lg" wide busy={form.busy} shortcut="F9" onClick={press}>
        {t('Simpan')}
      </Button>
    </>
  );
}
