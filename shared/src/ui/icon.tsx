import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowDownUp,
  ArrowRight,
  ArrowUp,
  Bell,
  Blocks,
  Boxes,
  CalendarDays,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  CloudOff,
  Copy,
  Eye,
  EyeOff,
  FileText,
  History,
  Hospital,
  Inbox,
  Info,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Mail,
  MailOpen,
  Menu,
  MessageSquare,
  Package,
  PanelRightClose,
  PanelRightOpen,
  Paperclip,
  Pencil,
  Plus,
  Receipt,
  RotateCw,
  Search,
  Settings2,
  ShieldX,
  Sparkles,
  Stethoscope,
  Tags,
  Trash2,
  TriangleAlert,
  UserRound,
  Users,
  Wallet,
  X,
  type LucideIcon,
} from 'lucide-react';

/** One place decides which drawing a word has; `back`, `next` and the like point right to left. */
const icons = {
  accounting: Wallet,
  add: Plus,
  alert: CircleAlert,
  appointments: CalendarDays,
  archive: Archive,
  attachment: Paperclip,
  back: ArrowRight,
  bell: Bell,
  calendar: CalendarDays,
  check: Check,
  clinics: Hospital,
  clock: Clock,
  close: X,
  copy: Copy,
  dashboard: LayoutDashboard,
  delete: Trash2,
  edit: Pencil,
  error: CircleX,
  expand: ChevronDown,
  file: FileText,
  hide: EyeOff,
  history: History,
  inbox: Inbox,
  info: Info,
  inventory: Boxes,
  mail: Mail,
  'mail-read': MailOpen,
  menu: Menu,
  'menu-close': PanelRightClose,
  'menu-open': PanelRightOpen,
  message: MessageSquare,
  'next-step': ChevronLeft,
  'no-access': ShieldX,
  offline: CloudOff,
  patients: UserRound,
  prescriptions: Stethoscope,
  'previous-step': ChevronRight,
  product: Package,
  receipt: Receipt,
  reports: ChartColumn,
  restore: ArchiveRestore,
  retry: RotateCw,
  help: CircleQuestionMark,
  search: Search,
  sections: Blocks,
  services: Sparkles,
  settings: Settings2,
  show: Eye,
  'sign-out': LogOut,
  sms: MessageSquare,
  sort: ArrowDownUp,
  'sort-down': ArrowDown,
  'sort-up': ArrowUp,
  success: CircleCheck,
  support: LifeBuoy,
  tags: Tags,
  user: UserRound,
  users: Users,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

interface Props {
  name: IconName;
  /** Pixels; 18 beside text. */
  size?: number;
  /** Says what the icon means where no text beside it does; without it the icon is decoration. */
  label?: string;
}

/** Whether a word of a descriptor (plain text) names an icon we have. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 18, label }: Props) {
  const Drawing = icons[name];
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Drawing size={size} strokeWidth={1.75} focusable="false" data-icon={name} {...meaning} />;
}
