/** What several section tests show: a photo as gatsby-plugin-image describes it, and the company's facts. */

export const photo = {
  alt: "A Victorian terrace",
  gatsbyImageData: {
    layout: "fullWidth",
    width: 1,
    height: 1,
    images: {
      fallback: {
        src: "https://photos.example.com/terrace?w=800",
        srcSet: "https://photos.example.com/terrace?w=400 400w, https://photos.example.com/terrace?w=800 800w",
        sizes: "50vw",
      },
    },
  },
} as const;

export const company = {
  established: 2024,
  coverage: "Nationwide UK Coverage",
  phone: "020 7946 0123",
  hours: "Monday to Friday, 9am to 5pm",
  address: { street: "1 Sample Street", town: "London", postcode: "ZZ1 1ZZ", country: "United Kingdom" },
  labels: { established: "Est.", phone: "Phone", email: "Email", hours: "Hours", address: "Address" },
  delivery: { by: "email" },
} as const;
