import { hero, type Mistake, picture, pictured, png, source, story, terrace } from "./mistake";

const door = png(2400, 1600);

/** Photos: their files, their descriptions, and where they are named. */
export const photos: readonly Mistake[] = [
  [
    "a photo that does not exist",
    { [hero]: ["photo: terrace", "photo: terace"] },
    [
      'content/pages/home/hero.md:4:8  photo — there is no photo "terace". Did you mean "terrace"? Its file would be content/photos/terace.md',
    ],
  ],
  [
    "a photo host that the site does not know",
    { [terrace]: ["https://images.unsplash.com/photo-1564013799919-ab600027ffc6", "https://example.com/a.jpg"] },
    [
      'content/photos/terrace.md:2:9  source — must be a photo\'s address without parameters at a stock host that the site knows: "https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg" or "https://images.unsplash.com/photo-1564013799919-ab600027ffc6"',
    ],
  ],
  [
    "a photo's address with parameters",
    { [terrace]: ["ffc6", "ffc6?w=800"] },
    [
      'content/photos/terrace.md:2:9  source — must be a photo\'s address without parameters at a stock host that the site knows: "https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg" or "https://images.unsplash.com/photo-1564013799919-ab600027ffc6"',
    ],
  ],
  [
    "an alt text that says that it is one",
    { [terrace]: ["A brick terrace in", "An image of a terrace in"] },
    [
      'content/photos/terrace.md:3:6  alt — says twice that it is a picture: leave out "An image of" and start with what it shows',
    ],
  ],
  [
    "an alt text that is a file name",
    { [terrace]: ["A brick terrace in evening light", "terrace-01.jpg"] },
    ["content/photos/terrace.md:3:6  alt — is a file's name: say what the photo shows"],
  ],
  [
    "an alt text that only says photo",
    { [terrace]: ["A brick terrace in evening light", "Photo"] },
    ["content/photos/terrace.md:3:6  alt — does not say what the photo shows"],
  ],
  [
    "a photo without a picture",
    { [terrace]: [source, "credit: Us"] },
    [
      'content/photos/terrace.md:2:1  the photo has no picture: write "picture: terrace.jpg" for a file of yours beside this one, or "source: https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg" for a stock photo',
    ],
  ],
  [
    "a picture that is not there",
    { [terrace]: [source, "picture: terrace.png"], [picture]: door },
    [
      'content/photos/terrace.jpg:1:1  no photo shows this picture: write "picture: terrace.jpg" in content/photos/terrace.md, or delete it',
      'content/photos/terrace.md:2:10  picture — there is no picture content/photos/terrace.png. Did you mean "terrace.jpg"?',
    ],
  ],
  [
    "a file that is no picture",
    { ...pictured, [picture]: Buffer.from("A terrace") },
    [
      "content/photos/terrace.md:2:10  picture — content/photos/terrace.jpg is not a picture, or only the beginning of one: save it again",
    ],
  ],
  [
    "half a picture",
    { ...pictured, [picture]: door.subarray(0, 33) },
    [
      "content/photos/terrace.md:2:10  picture — content/photos/terrace.jpg breaks off in the middle: copy it here again",
    ],
  ],
  [
    "an SVG under another name",
    { ...pictured, [picture]: Buffer.from('<svg width="9" height="6"/>') },
    [
      "content/photos/terrace.md:2:10  picture — content/photos/terrace.jpg is a picture of the kind SVG: save it as a JPEG, PNG, WebP or AVIF",
    ],
  ],
  [
    "a phone's HEIC",
    { [terrace]: [source, "picture: IMG_1.HEIC"], "content/photos/IMG_1.HEIC": Buffer.from("") },
    [
      'content/photos/terrace.md:2:10  picture — "IMG_1.HEIC" is not a JPEG, PNG, WebP or AVIF: save the picture as one, and name that',
    ],
  ],
  [
    "a picture whose name has capitals and blanks",
    { [terrace]: [source, "picture: Our Terrace.JPG"], "content/photos/Our Terrace.JPG": door },
    [
      'content/photos/terrace.md:2:10  picture — "Our Terrace.JPG" cannot be the name of a picture: rename it in small letters, digits and dashes, like "our-terrace.jpg"',
    ],
  ],
  [
    "a picture that no photo shows",
    { "content/photos/front-door.jpg": door },
    [
      'content/photos/front-door.jpg:1:1  no photo shows this picture: write "picture: front-door.jpg" in content/photos/front-door.md, or delete it',
    ],
  ],
  [
    "a picture beside a section",
    { "content/pages/about/front-door.jpg": door },
    [
      "content/pages/about/front-door.jpg:1:1  a picture belongs in content/photos/, beside the file of the photo that names it",
    ],
  ],
  [
    "a picture that is not from the catalogue",
    { [story]: ["photo:terrace", "/terrace.jpg"] },
    [
      "content/pages/about/story.md:13:1  a picture comes from content/photos: write ![](photo:name) with the name of a file there",
    ],
  ],
  [
    "a picture in a text that does not exist",
    { [story]: ["photo:terrace", "photo:terace"] },
    [
      'content/pages/about/story.md:13:1  there is no photo "terace". Did you mean "terrace"? Its file would be content/photos/terace.md',
    ],
  ],
  [
    "a picture described in a text",
    { [story]: ["![](photo:terrace)", "![A terrace](photo:terrace)"] },
    [
      "content/pages/about/story.md:13:1  a photo is described once, in content/photos/terrace.md: write ![](photo:terrace)",
    ],
  ],
  [
    "a picture without its address",
    { [story]: ["![](photo:terrace)", "![terrace]"] },
    [
      "content/pages/about/story.md:13:1  a picture comes from content/photos: write ![](photo:name) with the name of a file there",
    ],
  ],
];
