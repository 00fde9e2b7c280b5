import { formatGram, formatInt, percentText, formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { barangFields } from '#areas/stock/contract/barang.fields.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { zip } from '#kit/rules/lists.ts';
import { usePutus } from '#areas/hutang/web/putus/use-putus.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { toNextWeight } from '#areas/hutang/web/timbang/use-weighed.ts';
import { UangDialog } from '#areas/uang/web/bayar/uang-dialog.tsx';
import { FotoSlot } from '#areas/stock/web/tambah/foto-slot.tsx';
import css from '#areas/hutang/web/hutang.module.css';
import { usePayOut } from '#areas/uang/web/bayar/use-pay-out.tsx';

const GROUP = sourceOf(barangFields.kode_group);
/** How gold looks takes off what a buy-back pays, by the buy-back's own table. */
const KONDISI = {
  call: 'GET parabeli/get/all',
  value: 'kode_kondisi',
  show: 'keterangan',
  table: 'kondisi_beli',
} as const;
const SALES = sourceOf(saringSales.kode_sales);

type Form = ReturnType<typeof usePutus>;

/** The customer sells what was pledged: price, debt and what is left are seen with every stroke (D-35.17). */
export function PutusDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const form = usePutus(hutang, onClose);
  const { told } = form;
  const out = told?.arah === 'KELUAR';
  const payOut = usePayOut(told?.jumlah ?? rp(0));
  return (
    <UangDialog
      width={720}
      title={t('Beli putus {no}', { no: hutang.no_faktur_hutang })}
      label={out ? t('Dibayarkan ke customer') : t('Diterima dari customer')}
      tagihan={told?.jumlah ?? rp(0)}
      tanpaUang={out ? t('Sebesar ini dibayarkan, pokok dan bunganya sudah dipotong.') : undefined}
      act={told?.menunggu ? t('Simpan, tunggu validasi') : t('Beli barang')}
      busy={form.busy}
      waits={form.waits}
      holdUp={form.holdUp}
      said={form.said}
      onSend={(pembayaran) => form.send(out ? payOut.pembayaran : pembayaran)}
      onClose={onClose}
    >
      <Goods form={form} hutang={hutang} />
      <div className={css.pair}>
        <RefInput
          label={t('Sales')}
          source={SALES}
          value={form.kode_sales}
          onChange={form.setSales}
        />
        <RupiahInput
          label={t('Bunga')}
          name="bunga_rp"
          placeholder={told && formatInt(told.bunga_terhitung)}
          value={form.bunga_rp}
          onChange={form.setBunga}
        />
      </div>
      <div className={css.pair}>
        <TextInput
          label={t('No KTP Yang Datang')}
          name="no_ktp"
          typed="digitsOnly"
          maxLength={16}
          value={form.no_ktp}
          onChange={(no_ktp) => form.setKtp(no_ktp || null)}
        />
        <TextInput
          label={t('Nama Yang Datang')}
          name="diambil_oleh"
          placeholder={hutang.nama_customer}
          maxLength={100}
          value={form.diambil_oleh}
          onChange={(nama) => form.setDatang(nama || null)}
        />
      </div>
      {told && (
        <Facts
          of={{
            [t('Customer')]: hutang.nama_customer,
            [t('KTP pada hutang')]: hutang.no_ktp ?? '-',
            [t('Harga Beli')]: formatRupiah(told.harga_beli),
            [t('Pokok')]: formatRupiah(hutang.jumlah_hutang),
            [t('Bunga {hari} hari', { hari: told.hari_bunga })]: formatRupiah(told.bunga_rp),
            [t('Total Hutang')]: formatRupiah(told.total_bayar),
          }}
        />
      )}
      {out && payOut.view}
      {told?.perlu_foto && form.foto.length === 0 && (
        <p className={css.wrong}>{t('Foto barang wajib diambil')}</p>
      )}
      <FotoSlot foto={form.foto} onChange={form.setFoto} />
    </UangDialog>
  );
}

/** Each piece weighed again, the ticket's weight in grey, with its new group, at the price of today or another. */
function Goods({
  form: { barang, set, told, saidOfWeight },
  hutang,
}: {
  form: Form;
  hutang: Hutang;
}) {
  return (
    <ul className={css.stack}>
      {zip(hutang.detail_barang, barang).map(([one, sold], at) => {
        const price = told?.detail_barang.find(({ urut }) => urut === one.urut);
        return (
          <li
            key={one.urut}
            className={css.sold}
            aria-label={one.nama_barang}
            onKeyDown={(event) => toNextWeight(event, barang[at + 1])}
          >
            <span>
              <b>{one.nama_barang}</b>
              <small>
                {formatGram(one.berat)} g, {percentText(one.kadar)}
                {price && `, ${formatInt(price.harga_per_gram)}/g`}
              </small>
            </span>
            <WeightInput
              label={t('Berat')}
              placeholder={formatGram(one.berat)}
              name={`berat-${one.urut}`}
              autoFocus={at === 0}
              value={sold.berat}
              error={saidOfWeight(sold)}
              onChange={(berat) => set(at, { berat })}
            />
            <RefInput
              label={t('Group')}
              source={GROUP}
              value={sold.kode_group}
              onChange={(kode_group) => set(at, { kode_group })}
            />
            <RefInput
              label={t('Kondisi')}
              source={KONDISI}
              clearable
              value={sold.kondisi}
              onChange={(kondisi) => set(at, { kondisi })}
            />
            <RupiahInput
              label={t('Harga')}
              name={`harga-${one.urut}`}
              placeholder={price && formatInt(price.harga_tawar)}
              value={sold.harga}
              onChange={(harga) => set(at, { harga })}
            />
          </li>
        );
      })}
    </ul>
  );
}
