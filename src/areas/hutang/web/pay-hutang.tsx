import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { addDays, formatTanggal } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { usulSampai } from '#areas/hutang/rules/bunga.ts';
import { bungaActs, lunasActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { JadwalHutang } from '#areas/hutang/web/jadwal-tebus.tsx';
import { useYangDatang } from '#areas/hutang/web/use-yang-datang.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

type Props = { hutang: Hutang; onClose: () => void };

/** Interest up to a day, today unless another is asked for: what it costs is seen before it is paid (D-35.8). */
export function PayInterestDialog({ hutang, onClose }: Props) {
  const { tgl_system } = usePerson();
  const { no_faktur_hutang: no, tgl_jatuh_tempo, bunga_dibayar_sampai: paid } = hutang;
  const due = tgl_jatuh_tempo > tgl_system ? tgl_jatuh_tempo : tgl_system;
  const usul = usulSampai(hutang, tgl_system);
  return (
    <ActDialog
      of={bungaDocument}
      make="bayar"
      acts={bungaActs}
      on={hutang}
      title={t('Bayar bunga {no}', { no })}
      label={(quote) => t('Bunga {hari} hari', { hari: quote?.hari_bunga ?? 0 })}
      act={() => t('Terima bunga')}
      success="Bunga dibayar"
      fields={['sampai_tgl', 'bunga_rp']}
      start={{ sampai_tgl: usul }}
      focus="bunga_rp"
      inputs={{
        sampai_tgl: ({ value, ...bound }) => (
          <DayInput
            key="sampai_tgl"
            {...bound}
            value={(value as typeof due) ?? usul}
            min={addDays(paid, 1)}
            max={due}
            hint={
              paid >= tgl_system
                ? t('Sudah dibayar sampai {tgl}, ini bulan berikutnya', {
                    tgl: formatTanggal(paid),
                  })
                : undefined
            }
          />
        ),
      }}
      shows={[
        'nama_customer',
        ['dari_tgl', t('Bunga dibayar sampai')],
        ['sampai_tgl', t('Terbayar sampai')],
        ['tgl_jatuh_tempo', t('Jatuh tempo baru')],
      ]}
      partName="pembayaran"
      usePart={usePayment}
      onClose={onClose}
    />
  );
}

/** Principal and interest of today; the goods are handed over with it (D-35.9). */
export function RedeemDialog({ hutang, onClose }: Props) {
  const [ahead, setAhead] = useState(false);
  useHotkey('F8', () => setAhead(!ahead));
  const { no_faktur_hutang: no, tgl_jatuh_tempo, detail_barang } = hutang;
  const datang = useYangDatang();
  return (
    <ActDialog
      of={lunasDocument}
      make="lunas"
      acts={lunasActs}
      on={hutang}
      title={t('Pelunasan {no}', { no })}
      label={() => t('Pokok dan bunga')}
      act={() => t('Terima dan serahkan barang')}
      success={({ status, kembali }) =>
        status === 'TUNGGU'
          ? t('Pelunasan disimpan, menunggu validasi')
          : kembali > 0
            ? t('{apa}, kembali {uang}', {
                apa: t('Pelunasan disimpan'),
                uang: formatRupiah(kembali),
              })
            : 'Pelunasan disimpan'
      }
      fields={['bunga_rp', ...datang]}
      facts={{
        [t('Barang')]: detail_barang.map((one) => one.nama_barang).join(', '),
        ...(datang.length > 0 && { [t('KTP pada hutang')]: hutang.no_ktp ?? '-' }),
      }}
      shows={['nama_customer', 'jumlah_hutang', 'hari_bunga', 'bunga_terhitung']}
      partName="pembayaran"
      usePart={usePayment}
      onClose={onClose}
    >
      <div>
        <Button shortcut="F8" aria-expanded={ahead} onClick={() => setAhead(!ahead)}>
          {t('Tebus pada hari lain')}
        </Button>
      </div>
      {ahead && <JadwalHutang no={no} jatuhTempo={tgl_jatuh_tempo} />}
    </ActDialog>
  );
}
