import { t } from '#kit/web/base/text.ts';
import { useRead } from '#kit/web/api/query.ts';
import { Switch } from '#kit/web/frame/switch.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';

/** The account that a payout is transferred from; null: cash. */
export type Transfer = { kode_bank: string; no_rekening: string } | null;
type Keluar = { transfer: Transfer; setTransfer: (transfer: Transfer) => void };

/** Cash, or one transfer from an account of the shop. */
export function CaraBayar({ beli: { transfer, setTransfer } }: { beli: Keluar }) {
  const { data = [] } = useRead(rekeningMaster.endpoints.list, { query: { limit: 100 } });
  const pilih = (no: string | null) => {
    const row = data.find(({ no_rekening }) => no_rekening === no);
    setTransfer(row ? { kode_bank: row.kode_bank, no_rekening: row.no_rekening } : null);
  };
  return (
    <>
      <Switch
        label={t('Cara bayar')}
        choices={[
          ['TUNAI', t('Tunai')],
          ['TRANSFER', t('Transfer')],
        ]}
        value={transfer ? 'TRANSFER' : 'TUNAI'}
        onChange={(cara) => pilih(cara === 'TUNAI' ? null : (data[0]?.no_rekening ?? null))}
      />
      {transfer && (
        <SelectInput
          label={t('Rekening')}
          name="no_rekening"
          asIs
          options={data.map((row) => ({
            value: row.no_rekening,
            label: `${row.kode_bank} ${row.no_rekening}`,
          }))}
          value={transfer.no_rekening}
          onChange={pilih}
        />
      )}
    </>
  );
}
