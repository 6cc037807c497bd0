import { frameOf } from "../../../plugins/content-model/tours";

const listed = [
  { url: "https://tours.example.com", purposes: ["frame"] },
  { url: "https://data.example.com", purposes: ["connect"] },
];

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://youtu.be/aqz-KE-bpKQ?si=abc", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://youtube.com/watch?list=1&v=aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://m.youtube.com/live/aqz-KE-bpKQ?si=abc", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ["https://vimeo.com/76979871/8272103f6e", "https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1"],
  ["https://my.matterport.com/show/?m=abc123&brand=0", "https://my.matterport.com/show/?m=abc123&play=1"],
  ["https://tours.example.com/1", "https://tours.example.com/1"],
  ["https://data.example.com/1", undefined],
  ["https://tours.example.com.invalid/1", undefined],
])("a tour at %s plays in the frame %s", (url, frame) => {
  expect(frameOf(url, listed)).toBe(frame);
});
