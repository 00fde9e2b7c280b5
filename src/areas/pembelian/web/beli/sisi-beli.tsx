import { formatRupiah } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { PersonFields } from '#areas/customer/web/person-fields.tsx';
import { FotoIdentitas } from '#areas/stock/web/foto-identitas.tsx';
import { FotoSlot } from '#areas/stock/web/tambah/foto-slot.tsx';
import { CaraBayar } from '#areas/uang/web/bayar/cara-bayar.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import type { Beli } from '#areas/pembelian/web/beli/use-beli.ts';
import type { DokumenBeli } from '#areas/pembelian/contract/pembelian.document.ts';
import css from '#areas/pembelian/web/beli/beli.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

const SALES = {
  call: 'GET sales/get/all',
  value: 'kode_sales',
  show: 'nama',
  table: 'sales',
} as const;

/** Who sells, the photo, the sum, and how it is paid; one key does it. */
export function SisiBeli({ beli, selesai }: { beli: Beli; selesai?: DokumenBeli }) {
  const { told } = usePerson();
  const validasi = readParam(told, pembelianParam.VALIDASI_PEMBELIAN);
  const tunggu =
    validasi === 'IKUT'
      ? readParam(told, penjualanParam.VALIDASI_PENJUALAN) === true
      : validasi === 'ON';
  const { total, baris, busy, pesan } = beli;
  const dibayar = useDibayar(total, beli.transfer);
  const simpan = () => beli.simpan(tunggu);
  useHotkey('F9', simpan, baris.length > 0);
  useHotkey('F3', () => focusField('nama'));
  return (
    <aside className={css.sisi} aria-label={t('Penjual dan pembayaran')}>
      <TotalPlate
        label={t('Bayar ke penjual')}
        rupiah={baris.length === 0 && selesai ? selesai.grand_total : total}
        note={baris.length === 0 && selesai ? selesai.no_faktur_beli : undefined}
        paid={selesai?.no_faktur_beli}
      />
      <FormFrame onSave={simpan} label={t('Penjual')}>
        <RefInput
          label={t('Sales')}
          name="kode_sales"
          source={SALES}
          value={beli.kode_sales}
          onChange={beli.setSales}
          error={pesan.kode_sales && t(pesan.kode_sales)}
        />
        <PersonFields
          form={{
            draft: beli.penjual,
            said: pesan,
            set: ({ jenis: _, ...part }) => beli.setPenjual(part),
            pick: beli.pick,
          }}
          alamat={200}
          ktp="always"
          foto={
            <FotoIdentitas
              foto={beli.penjual.foto}
              error={pesan['customer.foto']}
              onFoto={(foto) => beli.setPenjual({ foto })}
            />
          }
          onOrangLain={() => beli.setPenjual({ foto: null })}
        />
        {!tunggu && <CaraBayar beli={beli} jumlah={total} />}
        <TextInput
          label={t('Keterangan')}
          name="keterangan"
          maxLength={500}
          value={beli.keterangan}
          onChange={(next) => beli.setKeterangan(next || null)}
        />
        <div className={css.bayar} data-lantai>
          <Button
            look="primary"
            size="pay"
            wide
            busy={busy}
            disabled={baris.length === 0}
            shortcut="F9"
            onClick={simpan}
            data-submit
          >
            {tunggu ? t('Simpan, bayar di kasir') : t('Bayar')}{' '}
            {formatRupiah(tunggu ? total : dibayar)}
          </Button>
        </div>
      </FormFrame>
      <FotoSlot foto={beli.foto} onChange={beli.setFoto} />
      {pesan.foto && <p className={css.salah}>{t(pesan.foto)}</p>}
    </aside>
  );
}
