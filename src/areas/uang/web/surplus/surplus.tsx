import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import type { Bound } from '#areas/dokumen/web/act-dialog.tsx';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

/** The dialog that pays what an auction left, of a loan or of a contract: what both say alike (D-35.16, D-38.4). */
export const surplusDialog = (no: string, nama_customer: string, like: string) => ({
  title: t('Kelebihan lelang {no}', { no }),
  label: () => t('Kelebihan, hak customer'),
  act: () => t('Bayarkan kelebihan'),
  success: 'Kelebihan lelang dibayar',
  fields: ['penerima', 'no_ktp'] as const,
  start: { penerima: nama_customer },
  inputs: {
    no_ktp: ({ value, ...bound }: Bound): ReactNode => (
      <TextInput
        key="no_ktp"
        {...bound}
        label={t('No KTP Penerima')}
        typed="digitsOnly"
        maxLength={16}
        placeholder={like}
        value={value as string | null}
      />
    ),
  },
  shows: ['nama_customer', 'tgl_lelang', 'batas_kelebihan'] as const,
  partName: 'pembayaran' as const,
  usePart: usePayment,
});
