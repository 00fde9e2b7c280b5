import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { useRead } from '#kit/web/api/query.ts';
import { Switch } from '#kit/web/frame/switch.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';

/** The account that a payout is transferred from; null: cash. */
export type Transfer = { kode_bank: string; no_rekening: string } | null;
type Props = { beli: Keluar; jumlah: Rupiah };
type Keluar = { transfer: Transfer; setTransfer: (transfer: Transfer) => void };

/** Cash, or one transfer from an account of the shop; what coins make of the sum is said. */
export function CaraBayar({ beli: { transfer, setTransfer }, jumlah }: Props) {
  const dibayar = useDibayar(jumlah, transfer);
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
      {dibayar !== jumlah && (
        <p>{t('Tunai yang dibayar: {rupiah}', { rupiah: formatRupiah(dibayar) })}</p>
      )}
    </>
  );
}
