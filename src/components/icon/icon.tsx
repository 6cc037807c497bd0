import {
  BedDouble,
  Building2,
  ChartColumn,
  ClipboardCheck,
  Clock,
  Compass,
  Eye,
  FileText,
  Hammer,
  HandHeart,
  Handshake,
  House,
  KeyRound,
  Leaf,
  MessageCircle,
  PaintRoller,
  PoundSterling,
  RefreshCw,
  Ruler,
  Search,
  Shield,
  Sparkles,
  Target,
  BriefcaseBusiness,
  Users,
  Wrench,
  type LucideIcon,
} from "lucide-react";
import * as styles from "./icon.module.scss";

const drawings: Readonly<Record<Queries.Icon, LucideIcon>> = {
  bed: BedDouble,
  building: Building2,
  care: HandHeart,
  chart: ChartColumn,
  check: ClipboardCheck,
  clock: Clock,
  compass: Compass,
  eye: Eye,
  file: FileText,
  hammer: Hammer,
  handshake: Handshake,
  house: House,
  key: KeyRound,
  leaf: Leaf,
  search: Search,
  message: MessageCircle,
  paint: PaintRoller,
  pound: PoundSterling,
  refresh: RefreshCw,
  ruler: Ruler,
  shield: Shield,
  sparkle: Sparkles,
  target: Target,
  suitcase: BriefcaseBusiness,
  people: Users,
  wrench: Wrench,
};

/** A small drawing that only decorates; the words beside it say the same. */
export function Icon({ name }: { readonly name: Queries.Icon | null }) {
  if (name === null) return null;
  const Drawing = drawings[name];
  return <Drawing className={styles.icon} strokeWidth={1.25} />;
}
