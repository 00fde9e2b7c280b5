import { useState } from 'react';
import { photoUrl } from '#kit/web/api/photo.ts';
import { t } from '#kit/web/base/text.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { ActFrame } from '#areas/dokumen/web/act/act-frame.tsx';
import { daftarBerlianEndpoint, type BatuRow } from '#areas/berlian/contract/berlian.api.ts';
import { fotoBerlianEndpoint } from '#areas/berlian/contract/foto-berlian.api.ts';
import { faktaBatu } from '#areas/berlian/web/fakta-batu.ts';
import css from '#areas/berlian/web/berlian.module.css';
import { FotoInput } from '#areas/stock/web/foto-input.tsx';

/** A stone: what it is, where it is, and its certificate as it was photographed; taken here, or taken once more. */
export function KartuBerlian({ batu, onClose }: { batu: BatuRow; onClose: () => void }) {
  const { kode_berlian } = batu;
  const [foto, setFoto] = useState<string | null>(null);
  const write = useWrite(fotoBerlianEndpoint, {
    success: 'Foto sertifikat disimpan',
    refresh: [daftarBerlianEndpoint],
    after: onClose,
  });
  const save = () => {
    if (foto !== null && !write.busy) void write.send({ params: { kode_berlian }, body: { foto } });
  };
  return (
    <ActFrame
      title={t('Berlian {kode}', { kode: kode_berlian })}
      act={foto === null ? undefined : t('Simpan foto')}
      busy={write.busy}
      back={t('Tutup')}
      onSave={save}
      onClose={onClose}
      facts={{
        ...faktaBatu(batu),
        [t('Tempat')]: batu.kode_barcode ?? batu.kode_gudang ?? '-',
      }}
      note={
        batu.no_sertifikat !== null && batu.foto === null && foto === null
          ? t('Sertifikat belum difoto.')
          : undefined
      }
    >
      {batu.foto !== null && (
        <a className={css.sertifikat} href={photoUrl(batu.foto)} target="_blank" rel="noreferrer">
          <img src={`${photoUrl(batu.foto)}?kecil=1`} alt={t('Foto sertifikat')} />
        </a>
      )}
      {batu.no_sertifikat !== null && (
        <FotoInput
          name="foto"
          label={batu.foto === null ? t('Foto sertifikat') : t('Ganti foto sertifikat')}
          value={foto}
          onChange={setFoto}
        />
      )}
    </ActFrame>
  );
}
