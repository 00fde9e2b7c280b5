import { useState } from 'react';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { minus, negate, rp } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { EKSPEDISI } from '#areas/penjualan/rules/online/ekspedisi.ts';
import { cetakNota } from '#areas/penjualan/web/dokumen/cetak.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import {
  ambilPesananEndpoint,
  hitungAmbilPesananEndpoint,
} from '#areas/service/contract/pesanan/pesanan.api.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { PESANAN } from '#areas/service/web/pesanan/acts.ts';
import css from '#areas/service/web/service.module.css';
import { PayDialog } from '#areas/uang/web/bayar/pay-dialog.tsx';

/**
 * Pick-up: what it comes to by lock, weight and day is seen, the rest is paid, the pieces leave with a sale (D-36.7).
 */
export function AmbilDialog({
  pesanan,
  onClose,
}: {
  pesanan: PesananDokumen;
  onClose: () => void;
}) {
  const sesi = useSesi();
  const { no_pesanan, total_harga, no_order } = pesanan;
  const [diketik, setEkspedisi] = useState<string>();
  const [pengambil, setPengambil] = useState(TANPA_PENGAMBIL);
  const { data: hitung, error } = useRead(hitungAmbilPesananEndpoint, {
    params: { no: no_pesanan },
  });
  // As its buyer chose it, until another one is typed.
  const ekspedisi = (diketik ?? hitung?.ekspedisi) || null;
  const sisa = hitung?.sisa_rp ?? rp(0);
  const out = sisa < 0;
  return (
    <PayDialog
      of={ambilPesananEndpoint}
      params={{ no: no_pesanan }}
      title={t('Ambil pesanan {no}', { no: no_pesanan })}
      label={out ? t('Dikembalikan ke customer') : t('Sisa yang dibayar')}
      tagihan={out ? rp(0) : sisa}
      tanpaUang={
        no_order
          ? t('Order {no_order} sudah dibayar di marketplace. Paket dikirim ke alamat pembeli.', {
              no_order,
            })
          : out
            ? t('DP lebih {uang}, dikembalikan tunai.', { uang: formatRupiah(negate(sisa)) })
            : undefined
      }
      act={
        no_order
          ? t('Siapkan paket')
          : out
            ? t('Bayar dan serahkan barang')
            : t('Terima dan serahkan barang')
      }
      width={560}
      waits={!hitung && !error}
      said={error ? t(error.message) : undefined}
      body={(pembayaran) => ({
        kode_sales: null,
        keterangan: null,
        ekspedisi,
        ...pengambil,
        pembayaran: pembayaran.length > 0 ? pembayaran : null,
      })}
      success={({ kembali }) =>
        kembali > 0
          ? t('Pesanan diambil, kembali {uang}', { uang: formatRupiah(kembali) })
          : t('Pesanan diambil')
      }
      lists={PESANAN}
      after={(done) => void cetakNota(done, sesi)}
      onClose={onClose}
    >
      <ul className={css.rows}>
        {(hitung?.barang ?? []).map((one) => (
          <li key={one.urut}>
            <b>{one.deskripsi}</b>
            <p className={css.lots}>
              {t(
                '{berat} g (pesan {pesan} g), terkunci {kunci} g, harga hari ini {hari}, ongkos {ongkos}',
                {
                  berat: formatGram(one.berat),
                  pesan: formatGram(one.berat_pesan),
                  kunci: formatGram(one.berat_kunci),
                  hari: formatRupiah(one.harga_hari),
                  ongkos: formatRupiah(one.ongkos),
                },
              )}
            </p>
            <b>{formatRupiah(one.harga)}</b>
          </li>
        ))}
      </ul>
      {hitung && (
        <p className={css.lots}>
          {t('Total {total}, DP {dp}, beda dari pesanan {beda}', {
            total: formatRupiah(hitung.total),
            dp: formatRupiah(hitung.dp_rp),
            beda: formatRupiah(minus(minus(hitung.total, hitung.pph22_rp), total_harga)),
          })}
        </p>
      )}
      {hitung && hitung.pph22_rp > 0 && (
        <p className={css.lots}>
          {t('PPh 22')} {formatRupiah(hitung.pph22_rp)}
        </p>
      )}
      {no_order ? (
        <TextInput
          label={t('Ekspedisi')}
          name="ekspedisi"
          maxLength={60}
          value={ekspedisi}
          suggest={EKSPEDISI}
          autoFocus
          onChange={(next) => setEkspedisi(next ?? '')}
        />
      ) : (
        <PengambilFields qr={t('QR surat pesanan')} value={pengambil} onChange={setPengambil} />
      )}
    </PayDialog>
  );
}
