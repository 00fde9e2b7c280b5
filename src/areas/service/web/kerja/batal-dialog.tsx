import { formatRupiah } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { RefundDialog } from '#areas/penjualan/web/bayar/refund-dialog.tsx';
import { pengambilService } from '#areas/service/contract/pengambil.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceActs } from '#areas/service/web/acts.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import css from '#areas/service/web/service.module.css';

/** A job given back unrepaired, with its DP; one that waits is rejected (D-37.5). */
export function BatalDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const { no_service: no, dp_rp, status, nama_customer, barang } = service;
  const rejects = status === 'OPEN';
  return (
    <RefundDialog
      of={serviceDocument.cancel}
      params={{ no }}
      title={t('Batalkan service {no}', { no })}
      rejects={rejects}
      refund={dp_rp}
      paid={dp_rp > 0}
      facts={() => ({
        [t('Customer')]: nama_customer,
        [t('Barang')]: barang.map((one) => one.nama_barang).join(', '),
        [t('DP')]: formatRupiah(dp_rp),
      })}
      fields={pengambilService}
      inputs={({ bind }) => {
        const bound = (name: keyof typeof pengambilService) => {
          const { value, ...rest } = bind(name);
          return { ...rest, value: value as string | null };
        };
        return (
          <>
            <TextInput {...bound('kode_nota')} label={t('QR Tanda Terima')} maxLength={300} />
            <div className={css.pair}>
              <TextInput {...bound('diambil_oleh')} label={t('Diambil oleh')} maxLength={100} />
              <TextInput
                {...bound('no_ktp')}
                label={t('No KTP Yang Mengambil')}
                typed="digitsOnly"
                maxLength={16}
              />
            </div>
          </>
        );
      }}
      success={rejects ? mark('Service ditolak') : mark('Service dibatalkan, barang dikembalikan')}
      lists={serviceActs.lists}
      onClose={onClose}
    />
  );
}
