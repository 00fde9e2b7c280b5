import { IconBan, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { batalKuponEndpoint, daftarKuponEndpoint } from '#areas/penjualan/contract/kupon.api.ts';
import { kuponRow } from '#areas/penjualan/contract/kupon-satu.api.ts';
import { TerbitDialog } from '#areas/penjualan/web/kupon/terbit-dialog.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';

type Kupon = AnswerOf<typeof daftarKuponEndpoint>[number];
const { id_kupon: _i, batal: _b, kode_customer: _k, alasan_batal: _a, ...COLUMNS } = kuponRow;
const STATUS = [{ value: 'ALL', label: 'SEMUA' }, ...(kuponRow.status.options ?? [])];

const WORDS = { label: 'Kupon', search: 'Cari', hint: 'Belum ada kupon untuk filter ini.' };
const MORE = { no_kupon: { width: 140 } };

/** Every coupon that was issued: what it is worth, what is left of it, which sale used it. */
export function DaftarKupon({ tabs }: { tabs?: ReactNode }) {
  const [status, setStatus] = useState('ALL');
  const [dialog, setDialog] = useState<'terbit' | Kupon>();
  useHotkey('N', () => setDialog('terbit'));
  const tutup = () => setDialog(undefined);
  const terbit = (
    <Button
      look="primary"
      icon={<IconPlus size={16} aria-hidden />}
      shortcut="N"
      onClick={() => setDialog('terbit')}
    >
      {t('Terbitkan kupon')}
    </Button>
  );
  return (
    <Screen>
      <ScreenHead acts={terbit}>{tabs}</ScreenHead>
      <PagedList
        of={daftarKuponEndpoint}
        name="kupon-penjualan"
        words={WORDS}
        columns={COLUMNS}
        more={MORE}
        pinned="no_kupon"
        rowKey={(row) => String(row.id_kupon)}
        query={{ status }}
        filters={
          <SelectInput
            label={t('Status')}
            width={180}
            options={STATUS}
            value={status}
            onChange={(next) => setStatus(next ?? 'ALL')}
          />
        }
        isMuted={(row) => row.status !== 'TERBIT'}
        actions={(row) =>
          row.status === 'TERBIT' && (
            <IconButton
              label={`${t('Batalkan kupon')} ${String(row.no_kupon)}`}
              onClick={() => setDialog(row as Kupon)}
            >
              <IconBan size={17} stroke={1.7} aria-hidden />
            </IconButton>
          )
        }
        offer={terbit}
      />
      {dialog === 'terbit' && <TerbitDialog onClose={tutup} />}
      {dialog && dialog !== 'terbit' && <BatalDialog kupon={dialog} onClose={tutup} />}
    </Screen>
  );
}

const BatalDialog = ({ kupon, onClose }: { kupon: Kupon; onClose: () => void }) => (
  <ReasonDialog
    of={batalKuponEndpoint}
    params={{ id_kupon: String(kupon.id_kupon) }}
    title={t('Batalkan kupon')}
    question={t('Kupon {no} tidak dapat dipakai lagi.', { no: kupon.no_kupon })}
    act={t('Batalkan kupon')}
    danger
    success="Kupon dibatalkan"
    refresh={[daftarKuponEndpoint]}
    onClose={onClose}
  />
);
