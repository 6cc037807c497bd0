interface Props {
  readonly picture: File | undefined;
  readonly choose: (picture: File | undefined) => void;
}

/** Where a picture is dropped or chosen, and then shown. Browsers let a file be dropped on its control. */
export function Picture({ picture, choose }: Props) {
  const show = (image: HTMLImageElement | null) => {
    const address = picture ? URL.createObjectURL(picture) : "";
    if (image) image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return (
    <div className="field">
      <label htmlFor="picture">Picture</label>
      <input
        id="picture"
        type="file"
        // A browser on an iPhone makes a JPEG of a HEIC for a page that does not take it.
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby="picture-notes"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <p id="picture-notes" className="notes">
        Drop one here or choose one: a JPEG, PNG, WebP or AVIF of up to 30 MB. It is turned upright and made smaller,
        and what the camera noted in it, such as the place, is taken off.
      </p>
      {picture && <img ref={show} alt="The picture that you chose" />}
    </div>
  );
}

/** A file in Base64. */
export async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => reader.addEventListener("loadend", resolve));
  return typeof reader.result === "string" ? reader.result.replace(/^.*,/, "") : "";
}
