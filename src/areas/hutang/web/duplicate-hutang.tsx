import { text } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import { duplikatHutangEndpoint } from '#areas/hutang/contract/duplikat.api.ts';
import { yangDatang } from '#areas/hutang/contract/yang-datang.ts';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { FotoInput } from '#areas/stock/web/foto-input.tsx';

const FIELDS = {
  foto: text('Foto customer', { empty: 'Foto Customer Dengan Identitas Wajib Diambil' }),
  ...yangDatang,
  alasan: text('Alasan', { min: 3, max: 500 }),
};

/** A lost ticket: the customer with identity before the camera, why, and somebody else's approval (D-16.3). */
export function DuplicateDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const { no_faktur_hutang: no, nama_customer: nama } = hutang;
  return (
    <StepDialog
      of={duplikatHutangEndpoint}
      params={{ no }}
      fields={FIELDS}
      focus="alasan"
      inputs={{
        foto: (bound) => <FotoInput key="foto" {...bound} />,
        diambil_oleh: ({ value, ...bound }) => (
          <TextInput
            key="diambil_oleh"
            {...bound}
            placeholder={nama}
            maxLength={100}
            value={value as string | null}
          />
        ),
      }}
      title={t('Duplikat {no}', { no })}
      note={t('{nama} difoto dengan kartu identitasnya. Surat yang hilang tidak berlaku lagi.', {
        nama,
      })}
      facts={{ [t('KTP pada hutang')]: hutang.no_ktp ?? '-' }}
      act={t('Cetak duplikat')}
      success="Duplikat surat hutang dicatat"
      lists={hutangActs.lists}
      after={() => hutangActs.print(hutang)}
      onClose={onClose}
    />
  );
}
