import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useSaidWrite } from '#kit/web/write/use-said-write.ts';
import {
  daftarOnlineEndpoint,
  returOnlineEndpoint,
} from '#areas/penjualan/contract/online/online.api.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { sudahDikirim } from '#areas/penjualan/rules/online/online.ts';
import css from '#areas/penjualan/web/online/online.module.css';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { FotoSlot } from '#areas/stock/web/tambah/foto-slot.tsx';

type Row = AnswerOf<typeof daftarOnlineEndpoint>[number];
type Piece = { readonly kode_barcode: string; readonly berat: Miligram | null };

/** A parcel that never left is today's sale cancelled; else each piece is scanned, weighed and pictured (D-48.3). */
export function ReturDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { tgl_system } = usePerson();
  const sehari = row.tgl_system === tgl_system && !sudahDikirim(row.status);
  const [alasan, setAlasan] = useState('');
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [foto, setFoto] = useState<readonly Gambar[]>([]);
  const write = useSaidWrite(returOnlineEndpoint, {
    success: 'Retur marketplace dicatat',
    refresh: [daftarOnlineEndpoint, penjualanDocument.list, penjualanDocument.one],
    after: onClose,
  });
  const add = (kode_barcode: string) =>
    setPieces((old) => [
      ...old.filter((one) => one.kode_barcode !== kode_barcode),
      { kode_barcode, berat: null },
    ]);
  const weighed = pieces.flatMap(({ kode_barcode, berat }) =>
    berat === null ? [] : [{ kode_barcode, berat }],
  );
  const whole =
    pieces.length > 0 && weighed.length === pieces.length && foto.length >= pieces.length;
  const ready = alasan.trim().length > 2 && (sehari || whole);
  const save = () => {
    const taken = foto.map(({ gambar_path }) => gambar_path);
    const back = sehari ? { barang: null, foto: null } : { barang: weighed, foto: taken };
    if (ready) write.send({ no: row.no_faktur_jual }, { alasan: alasan.trim(), ...back });
  };
  return (
    <DialogFrame
      title={t('Retur pesanan {no_order}', { no_order: row.no_order })}
      width={520}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Batal')}
          </Button>
          <Button
            look="primary"
            busy={write.busy}
            disabled={!ready}
            onClick={save}
            data-submit
            shortcut="Ctrl Enter"
          >
            {t('Retur')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={save} label={t('Retur')}>
        <div className={css.form}>
          <p>
            {sehari
              ? t('Dijual hari ini: penjualannya dibatalkan, barangnya kembali ke bakinya.')
              : t(
                  'Pindai, timbang dan foto tiap barang. Dibeli kembali seharga yang dibayar pembelinya.',
                )}
          </p>
          {write.said && <p className={css.wrong}>{write.said}</p>}
          {!sehari && <ScanField label={t('Pindai barang retur')} onScan={add} />}
          {pieces.map(({ kode_barcode, berat }) => (
            <div key={kode_barcode} className={css.piece}>
              <WeightInput
                label={t('Berat {kode}', { kode: kode_barcode })}
                name={`berat-${kode_barcode}`}
                value={berat}
                onChange={(next) =>
                  setPieces((old) =>
                    old.map((one) =>
                      one.kode_barcode === kode_barcode ? { kode_barcode, berat: next } : one,
                    ),
                  )
                }
              />
              <IconButton
                label={t('Keluarkan {kode}', { kode: kode_barcode })}
                onClick={() =>
                  setPieces((old) => old.filter((one) => one.kode_barcode !== kode_barcode))
                }
              >
                <IconX size={15} stroke={1.7} aria-hidden />
              </IconButton>
            </div>
          ))}
          {!sehari && <FotoSlot foto={foto} onChange={setFoto} />}
          <TextInput
            label={t('Alasan')}
            name="alasan"
            maxLength={500}
            value={alasan}
            onChange={(next) => setAlasan(next ?? '')}
          />
        </div>
      </FormFrame>
    </DialogFrame>
  );
}
