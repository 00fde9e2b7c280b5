import { formatGram } from '#kit/rules/format.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { ambilActs } from '#areas/service/web/acts.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';

/** A finished job is paid and fetched: what it comes to is seen before it is paid (D-37.4). */
export function AmbilDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  // A shop that keeps no tax says none (D-32.8).
  const pajak = readParam(usePerson().told, pajakAktifParam.PPN_AKTIF)
    ? (['ppn_luar_rp', 'ppn_rp'] as const)
    : [];
  return (
    <ActDialog
      of={ambilServiceDocument}
      make="ambil"
      acts={ambilActs}
      on={service}
      title={t('Ambil service {no}', { no: service.no_service })}
      label={(quote) =>
        quote?.arah === 'KELUAR' ? t('Dikembalikan ke customer') : t('Sisa yang dibayar')
      }
      act={(_, out) => (out ? t('Bayar dan serahkan barang') : t('Terima dan serahkan barang'))}
      success="Service diambil"
      fields={['kode_nota', 'diambil_oleh', 'no_ktp']}
      // The owner comes most often: the money is typed first.
      focus="pembayaran"
      facts={{
        [t('Barang')]: service.barang
          .map((one) => `${one.nama_barang} ${formatGram(one.berat_selesai ?? one.berat)} g`)
          .join(', '),
      }}
      shows={['nama_customer', 'ongkos', 'tambah_emas', 'emas_rp', ...pajak, 'total', 'dp_rp']}
      partName="pembayaran"
      usePart={usePayment}
      onClose={onClose}
    />
  );
}
