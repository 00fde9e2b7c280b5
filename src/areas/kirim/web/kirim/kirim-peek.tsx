import { documentPeek } from '#areas/dokumen/web/document-look.tsx';
import { dokumenKiriman } from '#areas/kirim/web/kirim/isi-kiriman.tsx';

/** A shipment from anywhere: its number scanned, or pressed in a report. */
export default documentPeek(dokumenKiriman);
