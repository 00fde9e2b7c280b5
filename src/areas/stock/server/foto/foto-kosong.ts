/** Shown where a piece has no photo: a ring, drawn in the quiet colours of the frame. */
export const FOTO_KOSONG_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"
 role="img" aria-label="Tanpa foto">
<rect width="320" height="320" fill="#e9ede8"/>
<g fill="none" stroke="#7c8a82" stroke-width="8" stroke-linejoin="round">
<circle cx="160" cy="190" r="66"/><path d="M132 96h56l20 24-48 40-48-40zM112 120h96M146 120l14 40 14-40"/>
</g></svg>`;
