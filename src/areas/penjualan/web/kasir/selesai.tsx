import { IconCircleCheck, IconFileText } from '@tabler/icons-react';
import { formatInt } from '#kit/rules/format.ts';
import { plus, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import { hitungTagihan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

/** The change, large, until the next piece is scanned. */
export function Selesai({ dokumen }: { dokumen: Dokumen }) {
  const { no_faktur_jual, status, kembali, tukar } = dokumen;
  const tagihan = plus(
    hitungTagihan(dokumen.grand_total, dokumen.dp_rp, dokumen.tukar_rp),
    dokumen.pembulatan_tunai,
  );
  const tunggu = status === 'OPEN';
  return (
    <div className={css.selesai}>
      <p className={css.tanda} role="status">
        <IconCircleCheck size={20} stroke={1.8} aria-hidden />
        {tunggu ? t('Tersimpan, bayar di kasir') : t('Penjualan tersimpan')}
      </p>
      <h2>{no_faktur_jual}</h2>
      <TotalPlate
        label={
          tagihan < 0
            ? t('Dibayar toko')
            : tunggu
              ? t('Total bayar')
              : kembali > 0
                ? t('Kembalian')
                : t('Lunas')
        }
        rupiah={kembali > 0 ? kembali : (Math.abs(tagihan) as Rupiah)}
        paid={no_faktur_jual}
      />
      <Facts of={rincian(dokumen)} />
      <Button
        icon={<IconFileText size={17} stroke={1.6} aria-hidden />}
        onClick={() =>
          void (tukar ? openPeek('tukar', tukar.no_tukar) : openPeek('penjualan', no_faktur_jual))
        }
      >
        {t('Lihat nota')}
      </Button>
      {!tunggu && (
        <TombolWa no={tukar?.no_tukar ?? no_faktur_jual} no_hp={dokumen.customer.no_hp} />
      )}
      <p className={css.lanjut}>{t('Enter, atau pindai barang, untuk penjualan berikutnya.')}</p>
    </div>
  );
}

/** Money as it crossed the counter; equal kinds are distinguished by their place. */
function rincian({
  customer,
  qty,
  grand_total,
  pembayaran,
  kembali,
  kupon_terbit,
  tukar,
  tukar_rp,
}: Dokumen): Record<string, string> {
  const tunai = pembayaran.findLastIndex(({ jenis }) => jenis === 'CASH');
  const facts: Record<string, string> = {
    ...(customer.nama ? { [t('Pelanggan')]: customer.nama } : {}),
    [t('Barang')]: formatInt(qty),
    [t('Total')]: formatInt(grand_total),
    ...(tukar ? { [t('No Tukar')]: tukar.no_tukar, [t('Emas masuk')]: formatInt(tukar_rp) } : {}),
  };
  for (const [at, one] of pembayaran.entries()) {
    const label = labelBayar(one);
    const jumlah = at === tunai ? plus(one.jumlah, kembali) : one.jumlah;
    facts[label in facts ? `${label} (${at + 1})` : label] = formatInt(jumlah);
  }
  if (kupon_terbit.length > 0) facts[t('Kupon untuk pelanggan')] = kupon_terbit.join(', ');
  return facts;
}
